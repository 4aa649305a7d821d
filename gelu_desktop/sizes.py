"""How large anything may be whose size somebody else decides: a file, a person, a command line.

Whatever is larger is refused in a sentence, before anything of that size is read, made or computed.
The limits of single values, such as x, are in `gelu_desktop.model.limits`. README.md lists those
that a person can meet (tests/test_sizes.py compares).
"""

# Files: bytes of the whole file, unless another thing is named.
SESSION_BYTES = 2**22
SESSION_NESTING = 64  # lists and objects within one another: writing them must not fail
SESSION_ENTRIES = 256  # of a mapping; each is checked by itself and named when it is refused
SETTINGS_BYTES = 2**22
LIBRARY_BYTES = 2**20
LIBRARY_FORMULAS = 200
CONFIG_BYTES = 2**20  # config.json beside a checkpoint

# Checkpoints: they may be as large as they are, since only the header and one layer are read.
HEADER_BYTES = 2**23  # of a safetensors file
TENSORS = 50_000
MEMBERS = 10_000  # files in an .npz archive
DIRECTORY_BYTES = 2**21  # of that archive
ARRAY_HEADER_BYTES = 10_000  # of one .npy file
RANK = 16  # axes of an array
BOMB_BYTES, BOMB_RATIO = 2**26, 200  # what is larger and packed smaller than that is no weights
LAYER_WEIGHTS = 2**28
STATES_NUMBERS = 2**25

# What is typed.
FORMULA_SIGNS = 2000
FORMULA_DEPTH = 60
FORMULA_NODES = 500
INPUT_NUMBERS = 10_000_000  # on standard input
CAPTION_SIGNS = 2000

# The feed-forward block.
FFN_WIDTH = 2048
FFN_EXPANSION = 16
FFN_TOKENS = 512
FFN_VALUES = 2**24  # hidden values of all tokens at once
TOKEN_INPUTS = 16
TOKEN_HIDDEN = 4096

# Many layers.
DEPTH_LAYERS = 96
DEPTH_WIDTH = 1024
DEPTH_HIDDEN = 4096
DEPTH_TOKENS = 256

# The training race.
RACE_EPOCHS = 200
RACE_BLOCKS = 12
RACE_WIDTH = 256
RACE_SEEDS = 20

# Other computations.
SEGMENTS = 65536  # of a table that stands for a function
GATE_SAMPLES = 1000  # masks drawn in the panel of the random gate

# Pictures.
PICTURE_SIDE = 16384  # pixels
PICTURE_AREA = 100_000_000
SWEEP_FRAMES = 2000
SWEEP_AREA = 200_000_000  # pixels of all frames together
