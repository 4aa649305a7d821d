"""How often a panel draws and is painted in one frame, however many events arrive."""

from bench.painted import quiet


class Counts:
    """Counts while it is entered.

    Parameters
    ----------
    program : Program
        What is watched.
    """

    def __init__(self, program):
        self._program, self._panels, self._draws = program, program.panels, {}

    def __enter__(self):
        for name, panel in self._panels.items():
            panel.draw = self._counted(name, panel.draw)
        return self

    def __exit__(self, *_):
        for panel in self._panels.values():
            del panel.draw

    def _counted(self, name, draw):
        def counted(result):
            self._draws[name] = self._draws.get(name, 0) + 1
            draw(result)

        return counted

    def forget(self):
        """Begin to count anew."""
        self._draws.clear()
        self._program.watch.forget()

    def frame(self, post, numbers):
        """Let several events arrive at once; return the most of any panel."""
        for number in numbers:
            post(number)
        quiet(self._program.watch)
        draws, paints = self._draws.values(), self._program.watch.paints.values()
        return {"draws": max(draws, default=0), "paints": max(paints)}
