"""Kernels and runtimes: what computes GELU on a processor."""

from gelu_desktop.model.dictionary.entry import Entry
from gelu_desktop.text import QT_TRANSLATE_NOOP

KERNELS = (
    Entry(
        "PyTorch CPU",
        "2.13.0",
        "F.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Contiguous float32 tensors go through oneDNN, strided ones do not: at worst 5.46 ulp"
            " against 1.73 for x ≥ 0, and NaN at +∞.",
        ),
        "pytorch/pytorch@032ca09, aten/src/ATen/native/cpu/Gelu.h; pytorch/pytorch#192318",
    ),
    Entry(
        "PyTorch CUDA",
        "043e4c8",
        "F.gelu(x)",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "float16 and bfloat16 are computed in float32 and rounded once, so a kernel that rounds"
            " every operation does not reproduce them.",
        ),
        "pytorch/pytorch@043e4c8, aten/src/ATen/native/cuda/ActivationGeluKernel.cu",
    ),
    Entry(
        "oneDNN",
        "515bfba (2025-03-13)",
        "gelu_erf (AVX-512)",
        "gelu",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "With AVX-512 it is a table of 25 polynomials of degree 5, on older processors another"
            " formula: the same program gives two results.",
        ),
        "oneDNN@515bfba, jit_uni_eltwise_injector.cpp",
    ),
    Entry(
        "oneDNN",
        "515bfba (2025-03-13)",
        "gelu_erf (< AVX-512)",
        "gelu_as7126",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The formula of Abramowitz and Stegun gives erf(0) = 1e-9 instead of 0 and leaves GELU"
            " wrong by up to 2.1e-7.",
        ),
        "oneDNN@515bfba, jit_uni_eltwise_injector.cpp",
    ),
    Entry(
        "oneDNN",
        "515bfba (2025-03-13)",
        "gelu_tanh",
        "gelu_tanh",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "a is stored in float32 as 0.044714998, which moves no result by more than 1e-9: no"
            " reason to look for another formula.",
        ),
        "oneDNN@515bfba, jit_uni_eltwise_injector.cpp",
        {"a": 0.044714998453855515},
    ),
    Entry(
        "CUTLASS",
        "7107b05 (2026-08-20)",
        "GELU",
        "gelu_erf",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The kernel with the short name is the exact one; its neighbour GELU_taylor is not.",
        ),
        "CUTLASS@7107b05, activation.h",
    ),
    Entry(
        "CUTLASS",
        "7107b05 (2026-08-20)",
        "GELU_taylor",
        "gelu_tanh",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Its constants are not those of a Taylor series, which would need a = 0.04554; from"
            " sm_75 on tanh is the hardware's own approximation.",
        ),
        "CUTLASS@7107b05, activation.h, fast_math.h",
    ),
    Entry(
        "CUTLASS",
        "7107b05 (2026-08-20)",
        "dGELU",
        "gelu_tanh",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The backward kernel contains 3·c·a as the number 0.1070322243: constants refitted in"
            " the forward kernel leave the gradient behind.",
        ),
        "CUTLASS@7107b05, activation.h",
    ),
    Entry(
        "cuBLASLt",
        "",
        "CUBLASLT_EPILOGUE_GELU",
        "gelu_tanh",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The fused epilogue knows the tanh form only, whatever the weights were trained with.",
        ),
        "huggingface/text-embeddings-inference#753",
    ),
    Entry(
        "FlashAttention",
        "29a63bd",
        "flash_attn.ops.activations",
        "gelu_tanh_factored",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "c has eight digits and the backward pass is written by hand: what is changed in one"
            " must be changed in the other.",
        ),
        "FlashAttention@29a63bd, flash_attn/ops/activations.py",
        {"c": 0.79788456},
    ),
    Entry(
        "Megatron-LM",
        "bae83e4",
        "bias_gelu_impl",
        "gelu_tanh_factored",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The fused kernel is the tanh form though its name says gelu; its backward pass"
            " contains the constants a second time.",
        ),
        "NVIDIA/Megatron-LM@bae83e4, megatron/core/fusions/fused_bias_gelu.py",
        {"c": 0.79788456},
    ),
    Entry(
        "XLA",
        "",
        "erf (float32)",
        "gelu_eigen",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The rational erf is clamped at ±3.8325, in older versions at ±3.7439: an update can"
            " change the last digits.",
        ),
        "XLA and Eigen, kErfInvOneMinusHalfULP = 3.832506856900711",
    ),
    Entry(
        "ONNX Runtime",
        "#2270",
        "Gelu",
        "gelu_erf",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Gelu and FastGelu are two operators on purpose: their difference was seen to grow"
            " over twelve layers.",
        ),
        "microsoft/onnxruntime#2270",
    ),
    Entry(
        "ONNX Runtime",
        "#2270",
        "FastGelu (ROCm)",
        "gelu_tanh_exp",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Written as x/(1+exp(−2u)), it keeps the negative tail that ½x(1+tanh u) loses, so"
            " the two wordings part for negative x.",
        ),
        "microsoft/onnxruntime#2270",
    ),
    Entry(
        "llama.cpp",
        "08512d7",
        "ggml_gelu",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The values come from a table of 65,536 float16 numbers: for float32 inputs they are"
            " wrong by up to 3.9e-3 near |x| = 8.",
        ),
        "llama.cpp@08512d7, ggml-cpu/vec.h",
    ),
    Entry(
        "llama.cpp",
        "08512d7",
        "ggml_gelu_erf",
        "gelu_erf",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary", "The exact form has to be asked for; ggml_gelu is the tanh form."
        ),
        "llama.cpp@08512d7, ggml-cpu/vec.h",
    ),
    Entry(
        "llama.cpp",
        "08512d7",
        "ggml_gelu_quick",
        "gelu_sigmoid_exp",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Made for models that were trained with it, such as CLIP; for others it is wrong by up"
            " to 0.0203.",
        ),
        "llama.cpp@08512d7, ggml-cpu/vec.h",
    ),
    Entry(
        "libxsmm",
        "#829",
        "gelu",
        "gelu",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "A minimax polynomial of GELU itself, neither erf nor tanh: do not look for its error"
            " in either.",
        ),
        "libxsmm/libxsmm#829",
    ),
    Entry(
        "Apple BNNS",
        "",
        "GELUApproximation",
        "gelu_tanh",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The caller gives c and a as alpha and beta; the 0.1 and 1.0 of the documentation's"
            " picture are not those of GELU.",
        ),
        "developer.apple.com, Accelerate, BNNSActivationFunction",
    ),
    Entry(
        "Apple BNNS",
        "",
        "GELUApproximation2",
        "gelu_hard",
        None,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The second approximation is HardSwish, wrong by up to 0.295 at |x| = 1.81: over 600"
            " times the error of the first.",
        ),
        "developer.apple.com, Accelerate, BNNSActivationFunction",
    ),
    Entry(
        "xFormers (Triton)",
        "07d4241",
        "gelu",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "tanh is spelled 2·σ(2x)−1, which loses relative accuracy near 0.",
        ),
        "facebookresearch/xformers@07d4241, xformers/triton/k_activations.py",
    ),
    Entry(
        "I-BERT",
        "transformers 5.24.0",
        "IntGELU",
        "gelu_ibert",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The gate jumps from 0.452 to 0.548 at x = 0, and GELU is wrong by up to 0.0182.",
        ),
        "transformers 5.24.0, models/ibert/quant_modules.py",
    ),
)
