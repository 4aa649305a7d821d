"""What Qt's PDF writer leaves to be desired: exact pages, all that is known, the same bytes."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from xml.sax.saxutils import escape

Page = tuple[float, float]

PAGE_MAX = 14400.0  # points; no reader has to show more

_BOX = re.compile(rb"(/MediaBox \[)[\d.]+ [\d.]+ [\d.]+ ([\d.]+)")
_INFO = re.compile(rb"/Info (\d+) 0 R")
_TABLE = re.compile(rb"xref\n0 (\d+)\n")
_ENTRY = re.compile(rb"(\d{10}) (\d{5} [fn] \n)")
_START = re.compile(rb"startxref\n(\d+)")
_IDENTITY = re.compile(rb"/ID \[ <([0-9a-fA-F]+)> <[0-9a-fA-F]+> \]")

_PACKET = """<?xpacket begin='\ufeff' id='W5M0MpCehiHzreSzNTczkc9d'?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
<xmp:CreatorTool>{creator}</xmp:CreatorTool>
<xmp:CreateDate>{date}</xmp:CreateDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end='w'?>"""


def packet(title: str, subject: str, creator: str, date: datetime) -> bytes:
    """Return the XMP packet of a document."""
    texts = {"title": title, "subject": subject, "creator": creator, "date": date.isoformat()}
    return _PACKET.format(**{key: escape(text) for key, text in texts.items()}).encode()


def finished(data: bytes, pages: Sequence[Page], info: Mapping[str, str], date: datetime) -> bytes:
    """Return a document with exact pages and with what is known about it.

    Parameters
    ----------
    data : bytes
        As `QPdfWriter` writes it: sizes rounded to whole points, a random identity.
    pages : sequence of tuple of float
        Width and height of each page in points.
    info : mapping of str to str
        Entries of the information dictionary, such as ``Title``.
    date : datetime
        When it was made.

    Returns
    -------
    bytes
        It depends on nothing but the arguments.
    """
    return _identified(_informed(_cut(data, pages), info, date))


def _cut(data: bytes, pages: Sequence[Page]) -> bytes:
    """Return the document with each page cut; a box keeps its length, so all stays in place."""
    left = iter(pages)

    def cut(found: re.Match[bytes]) -> bytes:
        (width, height), top = next(left), float(found[2])
        room = len(found[0]) - len(found[1])
        for digits in range(8, 1, -1):
            box = f"0 {top - height:.{digits}g} {width:.{digits}g} {top:g}".encode()
            if len(box) <= room:
                break
        return found[1] + box.ljust(room)

    return _BOX.sub(cut, data)


def _informed(data: bytes, info: Mapping[str, str], date: datetime) -> bytes:
    """Return the document with another information dictionary."""
    (number,) = _INFO.findall(data)
    place = _places(data)[int(number)]
    end = data.index(b"endobj", place)
    when = f"(D:{date:%Y%m%d%H%M%S}Z)"
    rows = {**{key: _hex(text) for key, text in info.items()}, "CreationDate": when}
    rows["ModDate"] = when
    body = "\n".join(f"/{key} {value}" for key, value in rows.items())
    whole = f"{int(number)} 0 obj\n<<\n{body}\n>>\n".encode()
    return _moved(data[:place] + whole + data[end:], place, len(whole) - (end - place))


def _hex(text: str) -> str:
    """Return a text as a PDF string in UTF-16."""
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"


def _places(data: bytes) -> list[int]:
    """Return where each object begins."""
    start = int(_START.findall(data)[-1])
    return [int(found[1]) for found in _ENTRY.finditer(data, start)]


def _moved(data: bytes, place: int, by: int) -> bytes:
    """Return the document with its table put right after what follows ``place`` has moved."""
    start = int(_START.findall(data)[-1]) + by
    head, tail = data[:start], data[start:]

    def shift(found: re.Match[bytes]) -> bytes:
        old = int(found[1])
        return b"%010d %s" % (old + by if old > place else old, found[2])

    tail = _ENTRY.sub(shift, tail)
    return head + _START.sub(b"startxref\n%d" % start, tail)


def _identified(data: bytes) -> bytes:
    """Return the document with an identity that follows from what it holds."""
    (old,) = _IDENTITY.findall(data)
    blank = data.replace(old, b"0" * len(old))
    digest = hashlib.sha512(blank).hexdigest().encode()[: len(old)]
    return data.replace(old, digest.ljust(len(old), b"0"))
