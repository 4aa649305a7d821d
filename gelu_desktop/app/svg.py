"""What Qt's SVG writer leaves to be desired, put right."""

import xml.etree.ElementTree as ET

_NAMESPACE = "http://www.w3.org/2000/svg"
_TEXT = f"{{{_NAMESPACE}}}text"
_GROUP = f"{{{_NAMESPACE}}}g"
_IDLE = (
    ("fill-opacity", "1"),
    ("stroke-opacity", "1"),
    ("stroke-dashoffset", "0"),
    ("transform", "matrix(1,0,0,1,0,0)"),
    ("vector-effect", "none"),
)


def tidy(data: bytes, width: str, height: str) -> bytes:
    """Return an SVG file with its size as wanted and nothing in it that has no effect.

    Parameters
    ----------
    data : bytes
        As `QSvgGenerator` writes it: its size in millimetres, and around each item a group with
        every attribute there is; many of these groups are empty.
    width, height : str
        Its size, with a unit unless that is pixels.

    Returns
    -------
    bytes
        Fonts have a generic one to fall back on.
    """
    ET.register_namespace("", _NAMESPACE)
    root = ET.fromstring(data)
    root.attrib.update(width=width, height=height)
    _prune(root)
    for element in root.iter():
        _strip(element)
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def _prune(parent: ET.Element) -> None:
    for child in list(parent):
        _prune(child)
        if child.tag == _GROUP and not len(child):
            parent.remove(child)


def _strip(element: ET.Element) -> None:
    for name, value in _IDLE:
        if element.get(name) == value:
            del element.attrib[name]
    if element.tag == _TEXT:
        element.set("font-family", element.get("font-family", "") + ", sans-serif")
    else:
        for name in [name for name in element.attrib if name.startswith("font-")]:
            del element.attrib[name]
        element.text = (element.text or "").strip() if len(element) else element.text
    element.tail = "\n"
