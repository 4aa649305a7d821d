"""What is done to the real program, frame by frame."""

import statistics
import time

from bench import idle, memory_use, profiling
from bench.counting import Counts
from bench.painted import rest
from bench.program import SHIFT, Program

FRAME_S = 1 / 60
WORK = {"depth": {"width": 768, "hidden": 3072, "batch": 128}}


class Frames:
    """Drags in the window; each step returns the seconds from the event to the last painting."""

    def __init__(self):
        self.program = Program()

    def _done(self, post, *given):
        self.program.watch.forget()
        begun = time.perf_counter()
        post(*given)
        return self.program.painted(begun)

    def _hold_plot(self, modifiers=None):
        plot = self.program.plot
        at = plot.rect().center().toPointF()
        self.program.hold(plot, at, *filter(None, (modifiers,)))

    def probe(self, step):
        """Drag the probe in the curves."""
        self._hold_plot()
        return self._done(self.program.drag, step)

    def coefficient(self, step):
        """Drag a coefficient of the tanh form."""
        slider = self.program.slider
        self.program.hold(slider, slider.rect().center().toPointF())
        return self._done(self.program.drag, step)

    def pan(self, step):
        """Drag the plot with Shift."""
        self._hold_plot(SHIFT)
        return self._done(self.program.drag, step)

    def zoom(self, step):
        """Turn the wheel: five notches in, five notches out."""
        self.program.release()
        return self._done(self._notch, step)

    def _notch(self, step):
        self.program.turn(self.program.plot, 1 if step % 10 < 5 else -1)

    def edge(self, step):
        """Make the window another size."""
        self.program.release()
        return self._done(self._resize, step)

    def _resize(self, step):
        by = step % 20 if step % 40 < 20 else 20 - step % 20
        self.program.window.resize(1914 - 6 * by, 1076 - 4 * by)

    def sweep(self, step):
        """Drag a coefficient while every number of bfloat16 is swept."""
        if "formats" not in self.program.panels:
            self.program.release()
            self.program.raise_panel("formats")
        return self.coefficient(step)

    def theme(self, step):
        """Build the window anew in the other theme."""
        return self._rebuilt(self.program.desktop.choose_theme, ("dark", "light")[step % 2])

    def language(self, step):
        """Build the window anew in the other language."""
        return self._rebuilt(self.program.desktop.choose_language, ("zh_CN", "en")[step % 2])

    def _rebuilt(self, choose, name):
        self.program.release()
        self.program.look()
        begun = time.perf_counter()
        choose(name)
        self.program.look_anew()
        return self.program.painted(begun)

    def block(self, frames, width):
        """Drag a coefficient 60 times a second while a block of 128 tokens is compared.

        Returns
        -------
        dict
            ``"seconds"`` of each frame, and ``"behind"``: how many frames older than the hand the
            picture of the block is at the end of each.
        """
        self.program.raise_panel("ffn")
        self.program.compare_blocks(width)
        slider = self.program.slider
        self.program.hold(slider, slider.rect().center().toPointF())
        seconds, behind, moved = [], [], {}
        start = time.perf_counter()
        for step in range(frames):
            seconds.append(self._done(self.program.drag, step))
            moved[self.program.session.result.batch_asked] = step
            rest(max(0.0, start + (step + 1) * FRAME_S - time.perf_counter()))
            shown = self.program.panels["ffn"].runs.batch
            behind.append(step - moved.get(shown.asked, 0) if shown else step)
        self.program.release()
        self.program.settle()
        return {"seconds": seconds, "behind": behind}

    def counts(self, name, frames, events):
        """Return the most that a panel drew, and was painted, in a frame with several events."""
        self.program.release()
        if name == "sweep":
            self.program.raise_panel("formats")
        step, found = getattr(self, name), []
        post = {"zoom": self._notch, "edge": self._resize}.get(name, self.program.drag)
        for number in range(3):
            step(number)
        with Counts(self.program) as counts:
            for number in range(frames):
                counts.forget()
                found.append(counts.frame(post, range(number * events, (number + 1) * events)))
        return {key: max(row[key] for row in found) for key in ("draws", "paints")}

    def during(self, name, frames):
        """Return the median seconds of a frame of the probe while work is done on threads."""
        self.program.release()
        self.program.raise_panel(name)
        if name == "race":
            self.program.panels[name].start.click()
        else:
            depth = type(self.program.session.state.depth)(**WORK[name])
            self.program.session.edit(depth=depth)
        rest(0.5)
        jobs = self.program.panels[name].jobs
        assert jobs.running
        times = [self.probe(number) for number in range(frames)]
        running = jobs.running
        jobs.cancel()
        rest(0.5)
        return {"median": statistics.median(times), "worst": max(times), "running": running}

    def profiled(self, name, count):
        """Return where the time of a step goes: by own time, and our own functions by all."""
        step = getattr(self, name)
        statistics = profiling.profiled(lambda: [step(number) for number in range(count)])
        own = profiling.rows(statistics, count)
        return {"own": own, "all": profiling.rows(statistics, count, "all", only_own=True)}


def steps():
    """Return what can be done."""
    frames = Frames()
    timed = (
        frames.probe,
        frames.coefficient,
        frames.pan,
        frames.zoom,
        frames.edge,
        frames.sweep,
        frames.theme,
        frames.language,
    )
    asked = (frames.block, frames.counts, frames.during, frames.profiled, memory_use.resident)
    return {
        **{step.__name__: step for step in (*timed, *asked)},
        "idle": lambda **given: idle.measured(frames.program, **given),
    }
