"""Frameworks: what a call without arguments computes, and what its neighbours compute."""

from gelu_desktop.model.dictionary.entry import Entry
from gelu_desktop.text import QT_TRANSLATE_NOOP

FRAMEWORKS = (
    Entry(
        "PyTorch",
        "2.13.0",
        "torch.nn.GELU(), F.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            'The default is approximate="none", the exact form; the tanh form has to be asked for.',
        ),
        "torch.nn.GELU, PyTorch documentation; pytorch/pytorch#61439",
    ),
    Entry(
        "PyTorch",
        "1.12",
        'F.gelu(x, approximate="tanh")',
        "gelu_tanh",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The argument is in the documentation from 1.12 on; older code writes the formula out,"
            " and each spelling rounds in its own way.",
        ),
        "torch.nn.GELU, PyTorch 1.12 documentation; pytorch/pytorch#61439",
    ),
    Entry(
        "JAX",
        "0.10.2",
        "jax.nn.gelu(x)",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The default is the opposite of PyTorch's: weights moved over without the flag shift"
            " every activation by up to 4.7e-4.",
        ),
        "jax 0.10.2, jax/_src/nn/functions.py",
    ),
    Entry(
        "JAX",
        "0.10.2",
        "jax.nn.gelu(x, approximate=False)",
        "gelu_erfc",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Computed with erfc: in float32 it stays different from 0 down to −13.0, where"
            " PyTorch's erf form is 0 from −5.54 on.",
        ),
        "jax 0.10.2, jax/_src/nn/functions.py",
    ),
    Entry(
        "Flax",
        "",
        "flax.linen.gelu(x)",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The function of JAX under another name: the tanh form unless approximate=False is"
            " given.",
        ),
        "flax.linen.gelu, Flax documentation",
    ),
    Entry(
        "Keras",
        "3",
        "keras.ops.gelu(x)",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The example in its documentation prints −0.15865525 and 0.84134475, which are the"
            " exact values: the default returns −0.15880801 for the first.",
        ),
        "keras.ops.gelu, Keras documentation",
    ),
    Entry(
        "Keras",
        "2 (tf.keras)",
        "tf.keras.activations.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Exact by default, unlike keras.ops.gelu: two functions of one name in one project"
            " disagree.",
        ),
        "tf.keras.activations.gelu, TensorFlow documentation",
    ),
    Entry(
        "TensorFlow",
        "2.4",
        "tf.nn.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Exact by default, unlike the function of TensorFlow Addons from which it came.",
        ),
        "tf.nn.gelu, TensorFlow documentation; tensorflow/tensorflow#41178",
    ),
    Entry(
        "TensorFlow Addons",
        "#2265 (2020-12)",
        "tfa.activations.gelu(x)",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Its default changed from the tanh form to the exact one: the same call means two"
            " formulas, depending on the version.",
        ),
        "tensorflow/addons#2265, tensorflow/addons#2545",
    ),
    Entry(
        "ONNX",
        "opset 20",
        "Gelu",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            'The attribute approximate is "none" unless the exporter wrote "tanh": look into the'
            " file, not at the framework it came from.",
        ),
        "ONNX operators, Gelu-20",
    ),
    Entry(
        "PaddlePaddle",
        "",
        "paddle.nn.functional.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "approximate is a boolean here; in PyTorch it is a word, and either word counts as"
            " true.",
        ),
        "PaddlePaddle/Paddle#22829",
    ),
    Entry(
        "OpenVINO",
        "Gelu-7",
        "Gelu",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            'The attribute is called approximation_mode, its default is "erf", and it need not be'
            " written: a missing one means the exact form.",
        ),
        "Gelu-7, OpenVINO documentation",
    ),
    Entry(
        "MindSpore",
        "2.11",
        "mint.nn.functional.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Exact by default, while mindspore.nn.GELU of the same release is the tanh form.",
        ),
        "mindspore.mint.nn.functional.gelu, MindSpore 2.11 documentation",
    ),
    Entry(
        "MindSpore",
        "2.11",
        "mindspore.nn.GELU()",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "approximate=True is the default, and the documentation announces that it will change.",
        ),
        "mindspore.nn.GELU, MindSpore 2.11 documentation",
    ),
    Entry(
        "tinygrad",
        "#16162",
        "Tensor.gelu()",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            'The tanh form, although approximate="none" exists as in PyTorch: ported weights need'
            " the argument.",
        ),
        "tinygrad/tinygrad#16162",
    ),
    Entry(
        "MLX",
        "6e06e3a",
        "mlx.nn.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Exact; the approximations are functions of their own, and their constants have"
            " changed between versions.",
        ),
        "ml-explore/mlx@6e06e3a, python/mlx/nn/layers/activations.py",
    ),
    Entry(
        "MLX",
        "< #989 (2024-04)",
        "mlx.nn.gelu_approx(x)",
        "gelu_tanh",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "x·σ(1.60033·x·(1 + 0.0433603·x²)) comes close to the best constants there are, but it"
            " is not what PyTorch and JAX call tanh.",
        ),
        "ml-explore/mlx@0252bc6, python/mlx/nn/layers/activations.py",
        {"c": 0.800165, "a": 0.0433603},
    ),
    Entry(
        "MLX",
        "≥ #989 (2024-04)",
        "mlx.nn.gelu_approx(x)",
        "gelu_tanh",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The published constants now: the same call has meant two formulas.",
        ),
        "ml-explore/mlx@6e06e3a, python/mlx/nn/layers/activations.py; ml-explore/mlx#989",
    ),
    Entry(
        "MLX",
        "< #744 (2024-02)",
        "mlx.nn.gelu_fast_approx(x)",
        "gelu_sigmoid",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "With k = 1.773 it is wrong by 0.0139 at most, and not the QuickGELU of CLIP.",
        ),
        "ml-explore/mlx#744",
        {"k": 1.773},
    ),
    Entry(
        "MLX",
        "≥ #744 (2024-02)",
        "mlx.nn.gelu_fast_approx(x)",
        "gelu_sigmoid",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The documentation promises an error below 0.015, which was true for the former 1.773:"
            " with 1.702 it is 0.0203.",
        ),
        "ml-explore/mlx@6e06e3a, python/mlx/nn/layers/activations.py; ml-explore/mlx#744",
    ),
    Entry(
        "hendrycks/GELUs",
        "README",
        "sigmoid(1.702 * x) * x",
        "gelu_sigmoid",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The authors of GELU say there that exact versions are now fast and approximations"
            " unnecessary.",
        ),
        "hendrycks/GELUs, README",
    ),
)
