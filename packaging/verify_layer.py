"""Compare the bundled layer with an implementation by others, and note how well they agree.

Run ``python verify_layer.py FOLDER`` after ``bake_layer.py``, on the same folder, in an environment
with torch, transformers and numpy. Tokenizer, embeddings, attention and the block are theirs; only
the sentences are ours. The answer goes into ``resources/data/minilm-ffn.json``.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

# Not among the project's own requirements, and so not for its type checker.
torch: Any = importlib.import_module("torch")
transformers: Any = importlib.import_module("transformers")

DATA = Path(__file__).resolve().parent.parent / "resources" / "data"


def theirs(folder: str, layer: int, sentences: list[str]) -> tuple[list[list[str]], Any, Any]:
    """Return their tokens, the states that enter the block, and what its two matrices answer."""
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, local_files_only=True)
    model = transformers.BertModel.from_pretrained(folder, local_files_only=True).double().eval()
    block = model.encoder.layer[layer]
    seen: dict[str, list[Any]] = {"in": [], "out": []}
    block.intermediate.register_forward_hook(lambda _, given, __: seen["in"].append(given[0][0]))
    block.output.dense.register_forward_hook(lambda _, __, given: seen["out"].append(given[0]))
    pieces = []
    with torch.no_grad():
        for sentence in sentences:
            encoded = tokenizer(sentence, return_tensors="pt")
            pieces.append(tokenizer.convert_ids_to_tokens(encoded["input_ids"][0]))
            model(**encoded)
    return pieces, *(torch.cat(seen[name]).numpy() for name in ("in", "out"))


def ours(stored: Any, states: Any) -> Any:
    """Return what the stored block answers, by torch's own GELU."""
    w1, b1, w2, b2 = (
        torch.from_numpy(stored[name].astype(np.float64)) for name in ("w1", "b1", "w2", "b2")
    )
    hidden = torch.nn.functional.gelu(torch.from_numpy(states) @ w1 + b1)
    return (hidden @ w2 + b2).numpy()


def main(arguments: list[str]) -> int:
    """Compare, write the differences down, and fail when they are larger than rounding explains."""
    path = DATA / "minilm-ffn.json"
    facts = json.loads(path.read_text(encoding="utf-8"))
    stored = np.load(DATA / "minilm-ffn.npz", allow_pickle=False)
    sentences = [sentence["text"] for sentence in facts["sentences"]]
    pieces, states, output = theirs(arguments[0], facts["layer"]["index"], sentences)
    states_off = np.linalg.norm(stored["states"] - states) / np.linalg.norm(states)
    output_off = np.linalg.norm(ours(stored, states) - output) / np.linalg.norm(output)
    facts["verification"] = {
        "against": f"transformers {transformers.__version__}, BertModel in float64",
        "torch": torch.__version__,
        "same_tokens": pieces == [sentence["tokens"].split() for sentence in facts["sentences"]],
        "states_relative_difference": float(f"{states_off:.3g}"),
        "states_largest_difference": float(f"{np.max(np.abs(stored['states'] - states)):.3g}"),
        "output_relative_difference": float(f"{output_off:.3g}"),
        "sha256": facts["sha256"],
    }
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    print(json.dumps(facts["verification"], indent=1))
    return 0 if facts["verification"]["same_tokens"] and states_off < 1e-6 else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
