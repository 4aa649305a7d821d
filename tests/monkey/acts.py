"""ACTS: what a person does, one row each; a step is the name of a row and plain arguments.

A row draws its arguments without looking at the window, so that a step means the same whatever
steps were left out before it. Numbers stand for controls: the n-th of those that are there.
"""

from dataclasses import dataclass
from typing import Any

from gelu_desktop.app.actions import ACTIONS
from gelu_desktop.panels import PANELS
from monkey import faults, hands, rooms
from monkey.words import FORMULAS, NUMBERS, TEXTS

MANY = 10_000


@dataclass(frozen=True)
class Act:
    """Something that a person does.

    Attributes
    ----------
    name : str
        Its name in a step.
    often : int
        How often it is drawn, beside the others; 0 for what only tests do.
    draw : callable
        Takes a random.Random, returns the arguments.
    do : callable
        Takes the world and the arguments.
    """

    name: str
    often: int
    draw: Any
    do: Any


def _share(chance):
    return round(chance.random(), 3)


def _way(chance, longest=12):
    """Return a way over a plot, in shares of it; sometimes it goes out of it."""
    wide = chance.choice((0.0, 0.0, 0.2))
    return [
        [round(chance.uniform(-wide, 1 + wide), 3), round(chance.uniform(-wide, 1 + wide), 3)]
        for _ in range(chance.randint(2, longest))
    ]


def _modifier(chance):
    return chance.choice(("", "", "", "ctrl", "shift", "alt"))


def _button(chance):
    return chance.choice(("left", "left", "left", "left", "right", "middle"))


MEANWHILE = (
    *("theme", "language", "size", "undo", "redo", "panel", "dock", "resize", "open", "restart"),
    *("key", "shortcut", "action", "wheel", "wait", "own", "drop", "command"),
)


def _held(chance):
    """Draw what is held, and what happens meanwhile."""
    act = BY_NAME[chance.choice(MEANWHILE)]
    then = [act.name, {**act.draw(chance), "luck": chance.randrange(2**31)}]
    number = chance.randrange(MANY)
    return {"plot": chance.randrange(5), "number": number, "way": _way(chance, 5), "then": then}


ACTS = (
    Act(
        "drag",
        10,
        lambda c: {
            "plot": c.randrange(3),
            "way": _way(c),
            "button": _button(c),
            "modifiers": _modifier(c),
        },
        hands.drag_plot,
    ),
    Act(
        "wheel",
        6,
        lambda c: {
            "plot": c.randrange(3),
            "at": [_share(c), _share(c)],
            "notches": c.choice((-30, -3, -1, 1, 3, 30)),
            "modifiers": _modifier(c),
        },
        hands.wheel_plot,
    ),
    Act("double", 2, lambda c: {"number": c.randrange(MANY)}, hands.double),
    Act(
        "slider",
        8,
        lambda c: {"number": c.randrange(MANY), "way": [_share(c) for _ in range(6)]},
        hands.drag_slider,
    ),
    Act(
        "click",
        14,
        lambda c: {
            "number": c.randrange(MANY),
            "at": [_share(c), _share(c)],
            "button": _button(c),
            "modifiers": _modifier(c),
        },
        hands.click_anything,
    ),
    Act("button", 14, lambda c: {"number": c.randrange(MANY)}, hands.click_button),
    Act(
        "turn",
        4,
        lambda c: {
            "number": c.randrange(MANY),
            "notches": c.choice((-5, -1, 1, 5)),
            "modifiers": _modifier(c),
        },
        hands.wheel_anything,
    ),
    Act(
        "pull",
        4,
        lambda c: {"number": c.randrange(MANY), "way": _way(c, 6), "button": _button(c)},
        hands.drag_anything,
    ),
    Act(
        "number",
        10,
        lambda c: {
            "number": c.randrange(MANY),
            "text": c.choice(NUMBERS),
            "end": c.choice(("Return", "Tab", "Escape", "", "Up", "PageDown")),
        },
        hands.write_number,
    ),
    Act(
        "text",
        6,
        lambda c: {
            "number": c.randrange(MANY),
            "text": c.choice(FORMULAS),
            "end": c.choice(("Return", "Tab", "Escape", "")),
        },
        hands.write_text,
    ),
    Act(
        "own",
        8,
        lambda c: {"text": c.choice(FORMULAS), "end": c.choice(("Return", "Tab", "Escape", ""))},
        hands.write_formula,
    ),
    Act("type", 3, lambda c: {"text": c.choice(TEXTS)}, hands.type_anywhere),
    Act(
        "key",
        12,
        lambda c: {
            "key": c.choice(hands.KEYS),
            "modifiers": _modifier(c),
            "times": c.choice((1, 1, 1, 5, 30)),
        },
        hands.press_key,
    ),
    Act(
        "choose",
        8,
        lambda c: {"number": c.randrange(MANY), "entry": c.randrange(MANY)},
        hands.choose,
    ),
    Act("tab", 4, lambda c: {"number": c.randrange(MANY), "entry": c.randrange(MANY)}, hands.tab),
    Act(
        "shortcut",
        8,
        lambda c: {"name": c.choice([row.name for row in ACTIONS if row.shortcuts])},
        rooms.shortcut,
    ),
    Act("action", 10, lambda c: {"name": c.choice([row.name for row in ACTIONS])}, rooms.action),
    Act(
        "menu",
        5,
        lambda c: {"way": [c.randrange(MANY) for _ in range(3)]},
        rooms.menu,
    ),
    Act("panel", 10, lambda c: {"name": c.choice([spec.name for spec in PANELS])}, rooms.panel),
    Act(
        "dock",
        5,
        lambda c: {
            "name": c.choice([spec.name for spec in PANELS]),
            "what": c.choice(("float", "close", "lone", "toggle")),
        },
        rooms.dock,
    ),
    Act(
        "carry",
        4,
        lambda c: {"name": c.choice([spec.name for spec in PANELS]), "way": _way(c, 6)},
        rooms.carry,
    ),
    Act(
        "splitter",
        3,
        lambda c: {"number": c.randrange(MANY), "by": c.randint(-400, 400)},
        rooms.splitter,
    ),
    Act(
        "resize",
        4,
        lambda c: {"size": [c.randint(200, 2200), c.randint(150, 1400)]},
        rooms.resize,
    ),
    Act("theme", 3, lambda c: {"name": c.choice(("light", "dark", "system"))}, rooms.theme),
    Act("language", 3, lambda c: {"code": c.choice(("en", "zh_CN", "system"))}, rooms.language),
    Act("size", 2, lambda c: {"percent": c.choice((100, 110, 125, 150, 200))}, rooms.text_size),
    Act(
        "command",
        4,
        lambda c: {"text": c.choice("acdeflnoprstu中"), "down": c.randrange(6)},
        rooms.command,
    ),
    Act("hold", 8, _held, hands.hold),
    Act("undo", 6, lambda c: {"times": c.choice((1, 1, 3, 40))}, rooms.undo),
    Act("redo", 5, lambda c: {"times": c.choice((1, 1, 3, 40))}, rooms.redo),
    Act("open", 4, lambda c: {"number": c.randrange(MANY)}, rooms.open_file),
    Act("drop", 3, lambda c: {"number": c.randrange(MANY)}, rooms.drop),
    Act(
        "meddle",
        2,
        lambda c: {"what": c.choice(("change", "remove", "damage")), "number": c.randrange(MANY)},
        rooms.meddle,
    ),
    Act("restart", 2, lambda c: {"crash": c.random() < 0.4}, rooms.restart),
    Act("wait", 4, lambda c: {"ms": c.choice((20, 200, 600, 1700))}, rooms.wait),
    Act("compare", 6, lambda _c: {}, rooms.compare),
    Act("fault", 0, lambda _c: {"kind": "raises", "given": True}, faults.make),
)
BY_NAME = {act.name: act for act in ACTS}


def drawn(chance, count):
    """Return a run: ``count`` steps, each a name, its arguments and a seed for its dialogs."""
    names = [act for act in ACTS for _ in range(act.often)]
    steps = []
    for _ in range(count):
        act = chance.choice(names)
        steps.append([act.name, {**act.draw(chance), "luck": chance.randrange(2**31)}])
    return steps


def perform(world, step):
    """Do one step."""
    name, arguments = step
    given = dict(arguments)
    luck = given.pop("luck", 0)
    world.answers.begin(luck)
    rooms.leave(world, luck)
    BY_NAME[name].do(world, **given)
    rooms.open_again(world)
