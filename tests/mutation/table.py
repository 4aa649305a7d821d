"""Which tests judge which module: its own tests, and others that are quick."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FITTING = tuple(
    f"tests/numerics/test_fitting{part}.py"
    for part in ("", "_conditions", "_minimax", "_pins", "_problem")
)
COEFFICIENTS = "tests/numerics/test_coefficients.py"
ACTIVATIONS = ("tests/numerics/test_activations.py", COEFFICIENTS)
FORMS = ("tests/numerics/test_forms.py", "tests/numerics/test_approximations.py", COEFFICIENTS)
DEPTH = ("tests/numerics/test_depth.py",)
SNIPPETS = ("tests/model/test_snippets.py",)
CHECKPOINT = tuple(
    f"tests/model/test_checkpoint{part}.py" for part in ("", "_config", "_hostile", "_states")
)
CLAIMS = ("tests/model/test_claims.py",)
GUIDE = ("tests/model/test_guide_parsing.py", "tests/model/test_guide_content.py")
FORMATS = ("tests/numerics/test_formats.py",)
EXPRESSIONS = ("tests/numerics/test_expression.py", "tests/numerics/test_expression_formats.py")
MORE = {
    "model.history": ("tests/test_session.py",),
    "model.checks": ("tests/model/test_state.py",),
    "model.rules": ("tests/model/test_state.py", "tests/model/test_files.py"),
    "model.depth_settings": ("tests/model/test_state.py",),
    "model.race_settings": ("tests/model/test_state.py",),
    "model.stage_settings": ("tests/model/test_state.py",),
    "model.ffn_settings": ("tests/model/test_state.py",),
    "model.limits": ("tests/model/test_state.py", "tests/model/test_quiz.py"),
    "model.layer": ("tests/model/test_checkpoint_config.py",),
    "model.race_words": ("tests/model/test_race.py",),
    "model.race_verdict": ("tests/model/test_race.py",),
    "model.ffn_kept": ("tests/model/test_ffn_batch.py",),
    "model.ffn_store": ("tests/model/test_ffn_batch.py",),
    "model.ffn_views": ("tests/model/test_ffn_batch.py", "tests/model/test_ffn_answers.py"),
    "model.curves": (
        "tests/model/test_scene.py",
        "tests/model/test_result.py",
        "tests/model/test_plotted.py",
    ),
    "numerics.activations": (COEFFICIENTS,),
    "numerics.blending": ("tests/numerics/test_coverage.py",),
    "numerics.gelu": ("tests/numerics/test_nodes.py",),
    "numerics.nodes": ("tests/numerics/test_gelu.py",),
    "numerics.gaussian": ("tests/numerics/test_gelu.py",),
    "numerics.gate": (
        "tests/numerics/test_forms.py",
        "tests/numerics/test_approximations.py",
        "tests/numerics/test_activations.py",
    ),
    "numerics.function": ("tests/numerics/test_forms.py", "tests/numerics/test_activations.py"),
    "numerics.float_format": FORMATS,
    "numerics.expression_code": (*EXPRESSIONS, "tests/model/test_snippets.py"),
    "numerics.expression_parser": EXPRESSIONS[:1],
    "numerics.expression_printing": EXPRESSIONS,
    "numerics.expression_sharing": EXPRESSIONS[:1],
    "numerics.expression_tokens": ("tests/numerics/test_expression_parser.py", *EXPRESSIONS[:1]),
    "numerics.expression_tree": (*EXPRESSIONS, "tests/numerics/test_tables.py"),
    "numerics.expression": EXPRESSIONS[1:],
    "numerics.fitting": FITTING,
    "numerics.fitting_conditions": FITTING,
    "numerics.fitting_minimax": FITTING,
    "numerics.fitting_pins": FITTING,
    "numerics.fitting_problem": FITTING,
    "numerics.fitting_search": FITTING,
    "numerics.fitting_squares": FITTING,
    "numerics.sweeps": ("tests/numerics/test_sweeps_float32.py",),
    "numerics.wide_sweeps": (
        "tests/numerics/test_sweeps_float32.py",
        "tests/model/test_sweeping.py",
    ),
    "numerics.sweep_measures": ("tests/numerics/test_sweep_errors.py",),
    "numerics.ffn": ("tests/numerics/test_initialisation.py",),
    "numerics.ffn_pass": ("tests/numerics/test_ffn.py", "tests/numerics/test_ffn_measures.py"),
    "numerics.forms_erf": FORMS,
    "numerics.forms_logistic": FORMS,
    "numerics.forms_piecewise": FORMS,
    "numerics.depth_stack": DEPTH,
    "numerics.depth_theory": DEPTH,
    "numerics.wiring": DEPTH,
    "numerics.mirrored": ACTIVATIONS,
    "numerics.quantities": ("tests/numerics/test_errors.py",),
    "numerics.quadrature": ("tests/numerics/test_errors.py",),
    "numerics.extremes": ("tests/widgets/test_spoken.py", *FITTING),
    "numerics.tables": FORMS[:2],
    "numerics.vertices": ("tests/numerics/test_sampling.py",),
    "numerics.dialect": SNIPPETS,
    "numerics.dialect_tables": SNIPPETS,
    "numerics.dialects": SNIPPETS,
    "numerics.dialects_c": SNIPPETS,
    "numerics.dialects_python": SNIPPETS,
    "numerics.activation": ("tests/numerics/test_ffn.py", *DEPTH),
    "numerics.single_gelu": ("tests/numerics/test_single.py",),
    "numerics.single_gates": ("tests/numerics/test_single.py",),
    "numerics.exponential": ACTIVATIONS,
    "numerics.rectifiers": (*ACTIVATIONS, FORMS[0]),
    "numerics.algebraic": ACTIVATIONS,
    "numerics.logistic": ACTIVATIONS,
}
PACKAGES = {
    "model.checkpoint": CHECKPOINT,
    "model.claims": CLAIMS,
    "model.guide": GUIDE,
    "model.quiz": ("tests/model/test_quiz.py",),
    "model.snippets": SNIPPETS,
    "model.facts": ("tests/model/test_facts.py", "tests/model/test_guide_figures.py"),
    "model.dictionary": ("tests/model/test_dictionary.py",),
}
"""Tests of every module in a folder."""
"""Further tests, by the module's name without the package."""


def path_of(module: str) -> Path:
    """Return the file of a module such as ``"model.history"``."""
    return ROOT / "gelu_desktop" / (module.replace(".", "/") + ".py")


def tests_of(module: str) -> list[str]:
    """Return the test files of a module, from the project's folder."""
    *folders, name = module.split(".")
    own = "/".join(["tests", *folders, f"test_{name}.py"])
    more = (*MORE.get(module, ()), *PACKAGES.get(".".join(folders), ()))
    return [file for file in dict.fromkeys((own, *more)) if (ROOT / file).exists()]
