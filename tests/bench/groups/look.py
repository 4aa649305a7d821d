"""Look: curves as near to the true picture as stock antialiased drawing has them."""

from bench.rows import Limit, paired


def measure(run):
    """Yield the rows of this group."""
    run.say("look")
    with run.remote("own_look") as own:
        for scale in run.few((1, 2), (1,)):
            found = own.ask("differences", scale=scale)
            name = f"difference from the true picture, scale {scale}, root mean square"
            shown = {"scale": 1.0, "unit": "levels", "note": "of 255, where there is ink"}
            limit = Limit(1.0, "times")
            yield paired(name, "stock drawing", found["ours"], found["stock"], limit, **shown)
