"""What is remembered of the guide between two starts."""

from PySide6.QtCore import QSettings

from gelu_desktop.app.remembered import flag, names, number
from gelu_desktop.model.guide.reading import Place, Reading
from gelu_desktop.model.limits import QUIZ_SEED_MAX

PLACE, SEEN, DONE = "guide/place", "guide/seen", "guide/done"
TAB, OFFERED = "guide/tab", "guide/offered"
QUIZ, QUIZ_SEED = "guide/quiz", "guide/quiz_seed"
MOST = 1000


def remembered(kept: QSettings) -> Reading:
    """Return what is remembered; what cannot be read is forgotten."""
    tab = kept.value(TAB)
    return Reading(
        Place.named(str(kept.value(PLACE, ""))),
        _places(kept, SEEN),
        _places(kept, DONE),
        tab if isinstance(tab, str) and tab else Reading.tab,
        names(kept, QUIZ, MOST),
        number(kept, QUIZ_SEED, range(QUIZ_SEED_MAX + 1), 0),
    )


def remember(kept: QSettings, reading: Reading) -> None:
    """Remember ``reading``."""
    kept.setValue(PLACE, reading.place.name if reading.place else "")
    for key, places in ((SEEN, reading.seen), (DONE, reading.done)):
        kept.setValue(key, sorted(place.name for place in places))
    kept.setValue(TAB, reading.tab)
    kept.setValue(QUIZ, list(reading.quiz))
    kept.setValue(QUIZ_SEED, reading.quiz_seed)


def offered(kept: QSettings) -> bool:
    """Return whether the tour was offered already."""
    return flag(kept, OFFERED)


def note_offer(kept: QSettings) -> None:
    """Remember that the tour was offered."""
    kept.setValue(OFFERED, True)


def _places(kept: QSettings, key: str) -> frozenset[Place]:
    found = (Place.named(name) for name in names(kept, key, MOST))
    return frozenset(place for place in found if place is not None)
