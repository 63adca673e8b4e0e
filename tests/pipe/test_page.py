"""The session of docs/pipe.md, sent and compared; and its tables, held to the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from chinwag.core import lines
from chinwag.pipe import Engine, answer_line, requests

PAGE = Path(__file__).parents[2].joinpath("docs/pipe.md").read_text(encoding="utf-8")
SESSION = [line for block in re.findall(r"```session\n(.*?)```", PAGE, re.S) for line in block.splitlines()]
SOURCES = [file.read_text(encoding="utf-8") for file in Path(requests.__file__).parent.glob("*.py")]


def test_the_session_runs_as_the_page_says() -> None:
    engine, last = Engine(), {"RECORD": b"", "POSITION": b""}
    assert len(SESSION) >= 30
    for sent, expected in zip(SESSION[::2], SESSION[1::2], strict=True):
        assert sent.startswith("> ")
        assert expected.startswith("< ")
        request = sent[2:].encode()
        for name, value in last.items():
            request = request.replace(b'"%s"' % name.encode(), value)
        answer = answer_line(engine, request)
        pattern = ".*".join(map(re.escape, expected[2:].split("…")))
        assert re.fullmatch(pattern, answer.decode()), f"{sent}\nexpected {expected}\nanswer   {answer.decode()}"
        decoded: dict[str, Any] = msgspec.json.decode(answer)
        for name, field in (("RECORD", "record"), ("POSITION", "position")):
            if field in decoded:
                last[name] = msgspec.json.encode(decoded[field])


def test_the_page_has_every_request_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` ?([^|]*)\|", PAGE.split("## Errors")[0], re.M)
    told = {name: set(re.findall(r"`(\w+\??)`", fields)) for name, fields in rows}
    known = {
        str(kind.__struct_config__.tag): {
            field.encode_name + ("" if field.required else "?") for field in msgspec.structs.fields(kind)
        }
        for kind in requests.Request.__subclasses__()
    }
    assert told == known


def test_the_page_has_every_code_of_an_error() -> None:
    told = {
        code for row in re.findall(r"^\| (`.*?`) \|", PAGE.split("## Errors")[1], re.M) for code in row.split(", ")
    }
    known = {code for source in SOURCES for code in re.findall(r'Problem\(\s*"(\w+)"', source)}
    known |= {code for source in SOURCES for code in re.findall(r'_decoded\([^"]*"(\w+)"\)', source)}
    known |= set(re.findall(r'BadLine\("(\w+)"', Path(lines.__file__).read_text(encoding="utf-8")))
    assert {code.strip("`") for code in told} == known
