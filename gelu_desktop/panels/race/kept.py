"""The races of late; the same settings give the same race, so one is not run twice."""

from gelu_desktop.model.race import Lineup, Race

KEPT_MOST = 8


class Races:
    """Races by what was asked, and which was the last."""

    def __init__(self) -> None:
        self._known: dict[Lineup, Race] = {}

    def keep(self, race: Race) -> None:
        """Remember a race, over or stopped, unless more of it is known; it is the last one now."""
        known = self._known.pop(race.lineup, None)
        self._known[race.lineup] = known if known and known.share > race.share else race
        while len(self._known) > KEPT_MOST:
            del self._known[next(iter(self._known))]

    def find(self, lineup: Lineup) -> Race | None:
        """Return the race that was asked for, if it is known."""
        return self._known.get(lineup)

    @property
    def last(self) -> Race | None:
        """The last one, if there is any."""
        return next(reversed(self._known.values()), None)


RACES = Races()
