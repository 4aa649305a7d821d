"""A screen of its own with a window manager, its pixels, and a hand on mouse and keyboard."""

import ctypes
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT = 1366, 768
_PATIENCE_S = 60.0
_STEP_S = 0.02
_ALL_PLANES, _Z_PIXMAP = 0xFFFFFFFF, 2


class _Image(ctypes.Structure):
    """The head of Xlib's XImage, as far as it is read here."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


def tools() -> list[str]:
    """Return the commands that are missing for a screen of one's own."""
    return [name for name in ("Xvfb", "openbox", "xdotool") if not shutil.which(name)]


def wait(done: Callable[[], object], patience: float = _PATIENCE_S) -> bool:
    """Return whether ``done`` says yes before the patience ends."""
    end = time.monotonic() + patience
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(_STEP_S)
    return True


class Screen:
    """Xvfb with openbox while the block lasts; both end with it."""

    def __enter__(self) -> "Screen":
        reading, writing = os.pipe()
        options = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), *options], pass_fds=[writing], stderr=quiet
        )
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as answer:
            number = answer.readline().strip()
        if not number:
            self._server.wait()
            raise OSError("Xvfb did not start")
        self.display = f":{number}"
        self._home = tempfile.TemporaryDirectory()
        variables = {**os.environ, "DISPLAY": self.display, "HOME": self._home.name}
        self._manager = subprocess.Popen(["openbox"], env=variables, stdout=quiet, stderr=quiet)
        self._open()
        return self

    def _open(self) -> None:
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        size, place = ctypes.c_uint, ctypes.c_int
        x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, place, place, size, size]
        x11.XGetImage.argtypes += [ctypes.c_ulong, ctypes.c_int]
        x11.XGetImage.restype = ctypes.POINTER(_Image)
        x11.XDestroyImage.argtypes = [ctypes.POINTER(_Image)]
        x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
        self._x11, self._link = x11, x11.XOpenDisplay(self.display.encode())
        self._root = x11.XDefaultRootWindow(self._link)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._x11.XCloseDisplay(self._link)
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()
        self._home.cleanup()

    def pixels(self, x: int = 0, y: int = 0, width: int = WIDTH, height: int = HEIGHT) -> bytes:
        """Return what is on a part of the screen: four bytes a pixel, blue first."""
        image = self._x11.XGetImage(
            self._link, self._root, x, y, width, height, _ALL_PLANES, _Z_PIXMAP
        )
        head = image.contents
        data = ctypes.string_at(head.data, head.bytes_per_line * head.height)
        self._x11.XDestroyImage(image)
        return data

    def colours(self) -> int:
        """Return how many colours are on some lines of the screen."""
        lines = b"".join(self.pixels(0, y, WIDTH, 1) for y in (200, 300, 500))
        return len({lines[i : i + 3] for i in range(0, len(lines), 4)})

    def shoot(self, path: Path) -> None:
        """Write what is on the screen as a PNG file."""
        data = bytearray(self.pixels())
        data[0::4], data[2::4] = data[2::4], data[0::4]
        data[3::4] = b"\xff" * (len(data) // 4)
        line = WIDTH * 4
        rows = b"".join(b"\0" + data[i : i + line] for i in range(0, len(data), line))
        head = struct.pack(">2I5B", WIDTH, HEIGHT, 8, 6, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks))

    def hand(self, *arguments: object) -> str:
        """Let xdotool do something; return what it says."""
        command = ["xdotool", *map(str, arguments)]
        variables = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def windows(self) -> list[str]:
        """Return the titles of the windows that are shown."""
        found = self.hand("search", "--onlyvisible", "--class", "gelu-desktop").split()
        return [title for window in found if (title := self.hand("getwindowname", window))]

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag the mouse as a hand does, in steps."""
        self.hand("mousemove", *start, "mousedown", 1)
        for part in range(1, 9):
            x, y = (int(a + (b - a) * part / 8) for a, b in zip(start, end, strict=True))
            self.hand("mousemove", x, y, "sleep", 0.03)
        self.hand("mouseup", 1)

    def settle(self) -> bytes:
        """Wait until nothing moves any more; return the pixels then."""
        before = b""
        end = time.monotonic() + _PATIENCE_S
        while (now := self.pixels()) != before and time.monotonic() < end:
            before = now
            time.sleep(0.4)
        return now


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
