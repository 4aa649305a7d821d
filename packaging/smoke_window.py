"""What the built program does in a window, under a person's mouse and keyboard."""

import json
import shutil
from collections.abc import Callable

import building
from screen import HEIGHT, WIDTH, Screen, wait
from smoke_commands import demand_no_internet, traced
from trial import CheckError, Home, demand

PICTURES = building.BUILD / "smoke"
PAINTED = 60  # colours on some lines of the screen, once the panels are drawn
_END_S = 30
_CURVES = ((530, 300), (640, 300))  # in the plot of the curves, in the first layout
_PLOTS = ((530, 200), (1100, 200), (850, 600))  # C12: of pyqtgraph, with menus of its own
_SESSION = "work.gelu.json"

Check = Callable[[Home, Screen], None]


class Window:
    """The built program's window, opened in a home, until it is closed.

    Parameters
    ----------
    home : Home
        Where it runs.
    screen : Screen
        Where it is shown.
    arguments : object
        Its command line.
    """

    def __init__(self, home: Home, screen: Screen, *arguments: object) -> None:
        home.variables["DISPLAY"] = screen.display
        self.screen = screen
        self.process = home.start(building.PROGRAM, *arguments)
        if not wait(lambda: screen.colours() > PAINTED or self.process.poll() is not None):
            self.process.kill()
            raise CheckError("nothing was painted")
        demand(self.process.poll() is None, f"it ended: {self.process.returncode}")
        screen.settle()

    def opens(self, keys: str, part: str) -> None:
        """Press ``keys`` and wait for a window with ``part`` in its title."""
        self.screen.hand("key", keys)
        shown = wait(lambda: any(part in title for title in self.screen.windows()), _END_S)
        demand(shown, f"{keys} opened no window “{part}”: {self.screen.windows()}")
        self.screen.settle()

    def is_alone(self) -> bool:
        """Return whether there is no other window left."""
        return len(self.screen.windows()) == 1

    def close(self, picture: str, said: str = "") -> None:
        """Take a picture, close the window as the window manager does; demand a silent end.

        Parameters
        ----------
        picture : str
            The name of the picture.
        said : str
            What the one line on standard error says, if there is to be one.
        """
        self.screen.settle()
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.screen.shoot(PICTURES / f"{picture}.png")
        self.screen.hand("key", "alt+F4")
        try:
            out, err = self.process.communicate(timeout=_END_S)
        except Exception:
            self.process.kill()
            raise CheckError(f"not closed: {self.screen.windows()}") from None
        code = self.process.returncode
        demand(code == 0, f"exit code {code}: {err}")
        told = said in err and len(err.splitlines()) == 1 if said else not err
        demand(told and not out, f"it said: {err or out}")
        wait(lambda: not self.screen.windows(), _END_S)


def check_work(home: Home, screen: Screen) -> None:
    """Drag, undo, read, save and close with mouse and keys, in an empty home."""
    window = Window(home, screen)
    status = (0, HEIGHT - 40, WIDTH // 2, 30)
    before = screen.pixels(*status)
    screen.drag(*_CURVES)
    screen.settle()
    demand(screen.pixels(*status) != before, "dragging in the curves changed nothing")
    screen.hand("key", "ctrl+z")
    back = wait(lambda: screen.pixels(*status) == before, _END_S)
    demand(back, "one undo did not take one drag back")
    for place in _PLOTS:
        screen.hand("mousemove", *place, "click", 3, "sleep", 0.2, "key", "Escape")
    window.opens("F1", "Shortcuts")
    screen.hand("key", "Escape")
    demand(wait(window.is_alone, _END_S), "Escape did not close the shortcuts")
    window.opens("ctrl+shift+s", "Save")
    path = home.folder / _SESSION
    screen.hand("type", path)
    screen.hand("key", "Return")
    demand(wait(lambda: path.exists() and path.stat().st_size, _END_S), "nothing was saved")
    demand(wait(window.is_alone, _END_S), "the dialog stayed open")
    demand("version" in json.loads(path.read_text(encoding="utf-8")), "no session was saved")
    window.close("empty home")


def check_chinese(home: Home, screen: Screen) -> None:
    """Open a session in a home with Chinese signs and blanks; the title names it."""
    home = Home(home.folder / "用户 的 家")
    path = home.folder / "讲义 一.gelu.json"
    saved = next(home.folder.parent.parent.glob(f"*/{_SESSION}"), None)
    demand(saved, "no session was saved before")
    shutil.copyfile(str(saved), path)
    window = Window(home, screen, "--language", "zh_CN", path)
    title = screen.windows()
    demand(any("讲义 一" in text for text in title), f"the title is {title}")
    window.opens("F1", "GELU")
    screen.hand("key", "Escape")
    demand(wait(window.is_alone, _END_S), "Escape did not close the shortcuts")
    window.close("Chinese home")


def check_locked(home: Home, screen: Screen) -> None:
    """Open, work and close where nothing can be written."""
    home = Home(home.folder / "locked")
    home.lock()
    window = Window(home, screen)
    window.opens("F1", "Shortcuts")
    screen.hand("key", "Escape")
    window.close("locked home", "The settings cannot be written")
    home.folder.chmod(0o755)
    demand(not list(home.folder.iterdir()), "something was written")


def check_fonts(home: Home, screen: Screen) -> None:
    """Draw the Chinese of the window, in the dark, without fonts but DejaVu."""
    home.only_dejavu()
    window = Window(home, screen, "--language", "zh_CN", "--theme", "dark")
    window.close("no fonts")


def check_calls(home: Home, screen: Screen) -> None:
    """Open a window that is watched: it asks for no network either."""
    watched, trace = traced(home)
    Window(watched, screen).close("watched")
    demand_no_internet(trace)


WINDOW_CHECKS: dict[str, Check] = {
    "a window in an empty home: drag, undo, save, close": check_work,
    "a home with Chinese signs and blanks": check_chinese,
    "a home that cannot be written to": check_locked,
    "no fonts but DejaVu": check_fonts,
    "a window asks for no network": check_calls,
}
