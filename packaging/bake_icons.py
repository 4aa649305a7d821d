"""Draw the program's icon: the GELU curve with its probe, as SVG and as PNG in the usual sizes.

Run from the project's root: ``python packaging/bake_icons.py``. The output is the same each time
with the same Qt.
"""

import math
import os
import sys
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256)
LEFT, RIGHT, ZERO, UNIT = 34.0, 222.0, 174.0, 47.0
LOWER, UPPER = -2.6, 2.4
PIECES = 10
PROBE = 1.35


def gelu(x: float) -> float:
    """Return x·Φ(x)."""
    return 0.5 * x * math.erfc(-x / math.sqrt(2))


def slope(x: float) -> float:
    """Return the derivative of x·Φ(x)."""
    density = math.exp(-x * x / 2) / math.sqrt(2 * math.pi)
    return 0.5 * math.erfc(-x / math.sqrt(2)) + x * density


def place(x: float, y: float) -> tuple[float, float]:
    """Return where a point of the plane is on the icon."""
    return LEFT + (x - LOWER) / (UPPER - LOWER) * (RIGHT - LEFT), ZERO - UNIT * y


def curve() -> str:
    """Return the curve as an SVG path of cubic pieces that share its slopes."""
    step = (UPPER - LOWER) / PIECES
    parts = []
    for index in range(PIECES + 1):
        x = LOWER + index * step
        point = "{:.1f} {:.1f}".format(*place(x, gelu(x)))
        if not index:
            parts.append(f"M{point}")
            continue
        before, third = x - step, step / 3
        handles = [
            place(before + third, gelu(before) + third * slope(before)),
            place(x - third, gelu(x) - third * slope(x)),
        ]
        parts.append("C" + " ".join("{:.1f} {:.1f}".format(*handle) for handle in handles))
        parts.append(point)
    return " ".join(parts)


def svg(small: bool) -> str:
    """Return the icon; the small one leaves out what would blur."""
    x, y = place(PROBE, gelu(PROBE))
    axis, width, dot = place(0, 0)[0], 30 if small else 20, 26 if small else 19
    fine = (
        f'<path d="M{axis:.1f} 36V220M30 {ZERO:.0f}H226" stroke="#3d5e8c" stroke-width="5"'
        ' stroke-linecap="round"/>'
        f'<path d="M{x:.1f} 36V220" stroke="#ff5c9e" stroke-width="5" stroke-linecap="round"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">'
        '<rect x="8" y="8" width="240" height="240" rx="52" fill="#12294a"/>'
        f"{'' if small else fine}"
        f'<path d="{curve()}" fill="none" stroke="#6cc3ff" stroke-width="{width}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot}" fill="#ff5c9e" stroke="#12294a"'
        ' stroke-width="8"/></svg>\n'
    )


def bake(folder: Path) -> None:
    """Write the icon in all forms into ``folder``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    (folder / "gelu-desktop.svg").write_text(svg(small=False), encoding="utf-8", newline="\n")
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(svg(small=size <= 32).encode())).render(painter)
        painter.end()
        if not image.save(str(folder / f"gelu-desktop-{size}.png")):
            raise OSError(f"cannot write the icon of {size} pixels into {folder}")
    del application


if __name__ == "__main__":
    bake(ICONS)
