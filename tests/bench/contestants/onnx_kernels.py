"""ONNX Runtime's kernels on one thread: a model of a single operation."""

import onnxruntime
from bench.contestants import numbers
from onnx import TensorProto, helper

OPSET, IR = 20, 9
FORMS = {"gelu": "none", "tanh": "tanh"}


def session(nodes, shape, initializers=(), threads=1):
    """Return a session for a graph from ``x`` to ``y``."""
    ends = [helper.make_tensor_value_info(end, TensorProto.FLOAT, shape) for end in "xy"]
    graph = helper.make_graph(nodes, "bench", ends[:1], ends[1:], initializers)
    imports = [helper.make_opsetid("", OPSET)]
    model = helper.make_model(graph, opset_imports=imports, ir_version=IR)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    given = {"sess_options": options, "providers": ["CPUExecutionProvider"]}
    return onnxruntime.InferenceSession(model.SerializeToString(), **given)


def steps(size, dtype):
    """Return what can be computed; its GELU takes float32 alone."""
    fed = {"x": numbers.drawn(size, dtype)}

    def step(form):
        node = helper.make_node("Gelu", ["x"], ["y"], approximate=form)
        made = session([node], [size])
        return lambda _: made.run(None, fed)

    return {name: step(form) for name, form in FORMS.items()}
