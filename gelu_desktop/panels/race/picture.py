"""The panel's picture for a file: the race that is known for the settings of the state."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.race import Lineup, Race
from gelu_desktop.model.race_words import METHOD, verdict_words
from gelu_desktop.model.racing import blank
from gelu_desktop.model.result import Result
from gelu_desktop.panels.race.kept import RACES
from gelu_desktop.panels.race.view import MARGIN, PADDING, Picture, paint_picture
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.letters import ROW, wrapped
from gelu_desktop.widgets.strokes import draw_text, fill_ground
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate

NOT_RUN = QT_TRANSLATE_NOOP("RacePanel", "This race has not been run; Start in its panel runs it.")


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture; it says so if the race was not run."""
    lineup = Lineup.of(result)
    race = RACES.find(lineup) or blank(lineup)
    fill_ground(painter, rect, theme)
    texts = ((words(race), "text"), (translate("Race", METHOD), "muted"))
    width, y = rect.width() - 2 * MARGIN, rect.top() + PADDING
    for text, role in texts:
        for line in wrapped(text, width):
            place = QRectF(rect.left() + MARGIN, y, width, ROW)
            draw_text(painter, place, line, theme.colour(role))
            y += ROW
    rest = QRectF(rect.left(), y + PADDING, rect.width(), rect.bottom() - y - PADDING)
    paint_picture(painter, rest, Picture.of(race), theme)


def words(race: Race) -> str:
    """Return the verdict, or that there was no race; to run one would take too long here."""
    if race.runs:
        return verdict_words(race, translate)
    return translate("RacePanel", NOT_RUN)
