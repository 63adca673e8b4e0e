"""The HTTP side, asked over a real port."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.server.live import UNLIMITED, Player, Site, site

from chinwag.core.rulebook import Rule
from chinwag.games import GAMES
from chinwag.rulebooks import book
from chinwag.server.limits import Rate
from chinwag.server.security import CONTENT_SECURITY_POLICY, SECURITY_HEADERS
from chinwag.server.wire import from_server, over_http
from chinwag.table.lobby import LobbyLimits

WISH = {"game": "beardsmith", "seats": 2, "name": "Anna"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>The page</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "index-a1b2.js").write_text("console.log('beard')")
    (client.parent / "secret.txt").write_text("not for you")
    with site(client=client) as there:
        yield there


def code_of(answer: object) -> tuple[int, str]:
    import httpx

    assert isinstance(answer, httpx.Response)
    failed = msgspec.json.decode(answer.content, type=from_server.Failed)
    assert failed.message
    return answer.status_code, failed.code


def test_health(running: Site) -> None:
    answer = running.http.get("/health")
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.content, type=over_http.Health).status == "ok"


def test_guests_are_told_another_address_where_there_is_one(running: Site) -> None:
    assert running.http.get("/api/house").json() == {"guests": None}
    with site(guests="http://192.0.2.7:8711") as at_home:
        assert at_home.http.get("/api/house").json() == {"guests": "http://192.0.2.7:8711"}


def test_every_game_of_the_house_is_shown(running: Site) -> None:
    games = msgspec.json.decode(running.http.get("/api/games").content, type=list[over_http.GameInfo])
    assert [game.id for game in games] == list(GAMES)
    for game in games:
        assert game.seats == tuple(GAMES[game.id].seats)
        assert [option.name for option in game.options] == [option.name for option in GAMES[game.id].options]
        assert "gentle" in game.bots


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_rulebook_comes_with_its_marks(running: Site, game: str) -> None:
    rules = msgspec.json.decode(running.http.get(f"/api/games/{game}/rules").content, type=tuple[Rule, ...])
    assert rules == GAMES[game].rulebook
    assert {passage.mark for rule in rules for passage in rule.passages} == {"printed", "house"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_rulebook_comes_as_a_book(running: Site, game: str) -> None:
    answer = running.http.get(f"/api/rulebooks/{game}")
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == msgspec.json.encode(book(GAMES[game]))


def test_there_is_no_rulebook_of_an_unknown_game(running: Site) -> None:
    assert code_of(running.http.get("/api/rulebooks/whist")) == (404, "unknown_game")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_in_a_box_is_shown_before_the_first_deal(running: Site, game: str) -> None:
    answer = running.http.get(f"/api/games/{game}/contents")
    assert answer.status_code == 200
    assert answer.content == msgspec.json.encode(GAMES[game].contents)


def test_a_table_is_opened_joined_and_found(running: Site) -> None:
    answer = running.http.post("/api/tables", json=WISH | {"seats": 3, "bots": ["gentle"]})
    assert answer.status_code == 201
    host = msgspec.json.decode(answer.content, type=over_http.SeatTaken)
    assert host.seat == 0
    answer = running.http.post(f"/api/tables/{host.table}/seats", json={"name": "Bob"})
    assert answer.status_code == 201
    guest = msgspec.json.decode(answer.content, type=over_http.SeatTaken)
    assert (guest.table, guest.seat) == (host.table, 1)
    assert guest.secret != host.secret
    answer = running.http.get(f"/api/tables/{host.table}")
    table = msgspec.json.decode(answer.content, type=over_http.TableSummary)
    assert table.names[:2] == ("Anna", "Bob")
    assert (table.phase, table.free, table.awaited) == ("waiting", 0, (0, 1))
    assert host.secret not in answer.text


def test_only_listed_tables_are_listed(running: Site) -> None:
    hidden = running.open_table()
    listed = running.open_table(listed=True)
    names = [table["id"] for table in running.http.get("/api/tables").json()]
    assert listed["table"] in names
    assert hidden["table"] not in names


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (WISH | {"game": "chess"}, (404, "unknown_game")),
        (WISH | {"seats": 7}, (400, "bad_seats")),
        (WISH | {"seats": 10**40}, (400, "bad_seats")),
        (WISH | {"seats": "two"}, (400, "bad_message")),
        (WISH | {"options": {"board": "sideburns"}}, (400, "bad_option")),
        (WISH | {"bots": ["cruel"]}, (400, "bad_bot")),
        (WISH | {"bots": ["gentle"] * 2}, (409, "no_free_chair")),
        (WISH | {"name": "\u202e"}, (400, "no_name")),
        (WISH | {"name": "x" * 25}, (400, "long_name")),
        (WISH | {"colour": "plum"}, (400, "bad_message")),
        ({}, (400, "bad_message")),
        ([], (400, "bad_message")),
    ],
)
def test_a_table_that_cannot_be_opened(running: Site, wish: object, expected: tuple[int, str]) -> None:
    assert code_of(running.http.post("/api/tables", json=wish)) == expected


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 10_000, b'"\\ud800"', b'{"game":"\xff"}'])
def test_a_body_that_is_no_json(running: Site, body: bytes) -> None:
    answer = running.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert code_of(answer) == (400, "bad_message")


def test_a_form_is_not_taken(running: Site) -> None:
    assert code_of(running.http.post("/api/tables", data={"game": "beardsmith"})) == (415, "not_json")


def test_a_body_has_a_limit(running: Site) -> None:
    body = b" " * (UNLIMITED.body + 1)
    answer = running.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert code_of(answer) == (413, "too_big")


def test_what_is_not_there(running: Site) -> None:
    for path in ("/api/tables/soft-otter-999", "/api/tables/%00", "/api/tables/" + "x" * 300):
        assert code_of(running.http.get(path)) == (404, "no_table")
    assert code_of(running.http.post("/api/tables/soft-otter-999/seats", json={"name": "Bob"})) == (404, "no_table")
    assert code_of(running.http.get("/api/games/chess/rules")) == (404, "unknown_game")
    assert code_of(running.http.get("/api/games/chess/contents")) == (404, "unknown_game")
    assert code_of(running.http.get("/api/beards")) == (404, "no_path")
    assert code_of(running.http.put("/api/tables")) == (405, "wrong_method")


def test_the_page_is_the_same_at_every_address_of_the_client(running: Site) -> None:
    for path in ("/", "/tables", "/rules", "/rules/beardsmith", "/t/soft-otter-417"):
        answer = running.http.get(path)
        assert answer.status_code == 200
        assert "The page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    answer = running.http.get("/somewhere/else")
    assert (answer.status_code, "The page" in answer.text) == (404, True)


def test_files_of_the_client(running: Site) -> None:
    answer = running.http.get("/assets/index-a1b2.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert running.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-zzzz.js",
        "/nothing.png",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%00.js",
    ],
)
def test_a_file_that_is_not_there_gets_a_plain_page(running: Site, path: str) -> None:
    answer = running.http.get(path)
    assert answer.status_code == 404
    assert "Nothing here" in answer.text
    assert "not for you" not in answer.text


def test_a_client_that_is_not_built_says_so() -> None:
    with site() as bare:
        answer = bare.http.get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text
        assert bare.http.get("/assets/index.js").status_code == 404


def test_the_content_security_policy_allows_nothing_inline() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert CONTENT_SECURITY_POLICY.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    for part in ("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "connect-src 'self'"):
        assert part in CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2.js", "/health", "/api/games", "/api/nothing", "/x.png"])
def test_every_answer_has_the_security_headers(running: Site, path: str) -> None:
    headers = running.http.get(path).headers
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "server" not in headers


def test_a_fault_of_ours_has_the_headers_too_and_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("the seed is 1234")

    with site() as broken:
        monkeypatch.setattr("chinwag.server.scribe.game_info", break_down)
        answer = broken.http.get("/api/games")
        assert code_of(answer) == (500, "broken")
        assert "1234" not in answer.text
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


@pytest.mark.parametrize(
    ("origin", "host", "taken"),
    [
        (None, "192.168.1.7:8711", True),
        ("http://192.168.1.7:8711", "192.168.1.7:8711", True),
        ("https://Chinwag.example", "chinwag.example", True),
        ("http://evil.example", "192.168.1.7:8711", False),
        ("http://192.168.1.7:9999", "192.168.1.7:8711", False),
        ("http://192.168.1.7:8711.evil.example", "192.168.1.7:8711", False),
        ("http://192.168.1.7:8711@evil.example", "192.168.1.7:8711", False),
        ("null", "192.168.1.7:8711", False),
        ("", "192.168.1.7:8711", False),
    ],
)
def test_another_site_s_page_may_not_post(running: Site, origin: str | None, host: str, taken: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    answer = running.http.post("/api/tables", json=WISH, headers=headers)
    if taken:
        assert answer.status_code == 201
    else:
        assert code_of(answer) == (403, "origin")


def test_tables_and_seats_are_limited_for_each_address() -> None:
    limits = msgspec.structs.replace(UNLIMITED, tables=Rate(2, 0.001), seats=Rate(1, 0.001))
    with site(limits=limits) as there:
        host = there.open_table(seats=3)
        there.open_table()
        assert code_of(there.http.post("/api/tables", json=WISH)) == (429, "too_fast")
        there.take_seat(host["table"], "Bob")
        answer = there.http.post(f"/api/tables/{host['table']}/seats", json={"name": "Cleo"})
        assert code_of(answer) == (429, "too_fast")


def test_a_house_has_so_many_tables() -> None:
    with site(lobby_limits=LobbyLimits(tables=1)) as there:
        there.open_table()
        assert code_of(there.http.post("/api/tables", json=WISH)) == (503, "house_full")


def test_guessing_the_names_of_tables_is_slow() -> None:
    limits = msgspec.structs.replace(UNLIMITED, misses=Rate(3, 0.001))
    with site(limits=limits) as there:
        host = there.open_table()
        there.http.get(f"/api/tables/{host['table']}")  # finding is not guessing
        for number in range(3):
            assert there.http.get(f"/api/tables/soft-otter-{number}").status_code == 404
        assert code_of(there.http.get("/api/tables/soft-otter-3")) == (429, "too_fast")
        assert code_of(there.http.get(f"/api/tables/{host['table']}")) == (429, "too_fast")


def test_no_secret_is_ever_logged(running: Site, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO"):
        host = running.open_table()
        guest = running.take_seat(host["table"], "Bob")
        for secret in (host["secret"], guest["secret"], "a-wrong-secret-of-somebody"):
            with Player(running, host["table"], secret) as player:
                player.say(type="act", sequence=0, action={"do": secret})
                player.until("failed")
    assert "/api/tables" in caplog.text  # it does log
    for secret in (host["secret"], guest["secret"], "a-wrong-secret-of-somebody"):
        assert secret not in caplog.text
