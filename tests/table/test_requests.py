from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import Raw
from tests.laws.toy_types import Bid, Pluck
from tests.table.tables import NOW, TOY, Desk, as_raw

from chinwag.core.protocol import Seat
from chinwag.table import entries, requests
from chinwag.table.chairs import hash_of
from chinwag.table.errors import Declined, OutOfStep, RefusedByRules
from chinwag.words import words

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.fixture
def desk() -> Desk:
    desk = Desk(3)
    desk.sit("Anna", "Bob")
    return desk


def declined(request: Callable[[], object]) -> str:
    with pytest.raises(Declined) as caught:
        request()
    assert caught.value.code in words("table")["failures"]
    return caught.value.code


def test_who_sits_first_is_the_host(desk: Desk) -> None:
    assert desk.table.host == A
    assert [chair.kind for chair in desk.table.chairs] == ["person", "person", "free"]
    assert [chair.colour for chair in desk.table.chairs] == ["ginger", "sky", "fern"]


def test_one_can_choose_a_chair(desk: Desk) -> None:
    written, seat, _ = requests.sit(desk.table, "Cleo", 2, NOW)
    desk.write(written)
    assert seat == C
    assert desk.table.chairs[2].name == "Cleo"


@pytest.mark.parametrize(
    ("name", "seat", "code"),
    [
        ("Cleo", 0, "chair_taken"),
        ("Cleo", 3, "no_chair"),
        ("Cleo", -1, "no_chair"),
        ("anna", None, "name_taken"),
        ("A n n a", None, "name_taken"),
        ("\u202e\u200b", None, "no_name"),
        ("", None, "no_name"),
        ("x" * 25, None, "long_name"),
    ],
)
def test_who_may_not_sit(desk: Desk, name: str, seat: int | None, code: str) -> None:
    assert declined(lambda: requests.sit(desk.table, name, seat, NOW)) == code


def test_a_full_table_takes_nobody(desk: Desk) -> None:
    desk.sit("Cleo")
    assert declined(lambda: requests.sit(desk.table, "Dora", None, NOW)) == "no_free_chair"


def test_case_11_a_secret_opens_its_own_chair_and_no_other(desk: Desk) -> None:
    assert desk.table.seat_of(desk.secrets[A]) == A
    assert desk.table.seat_of(desk.secrets[B]) == B
    for wrong in (None, "", "0", desk.secrets[A][:-1], desk.secrets[A] + "x", hash_of(desk.secrets[A])):
        assert desk.table.seat_of(wrong) is None


def test_case_11_only_the_hash_of_a_secret_is_kept(desk: Desk) -> None:
    kept = b"".join(desk.journal).decode()
    assert hash_of(desk.secrets[A]) in kept
    assert not any(secret in kept for secret in desk.secrets.values())
    assert len(desk.secrets[A]) >= 22  # 128 bits in base 64


def test_the_host_seats_bots_and_changes_their_level(desk: Desk) -> None:
    desk.write(requests.seat_bot(desk.table, A, 2, "gentle", NOW))
    name = desk.table.chairs[2].name
    desk.write(requests.seat_bot(desk.table, A, 2, "sharp", NOW))
    assert (desk.table.chairs[2].kind, desk.table.chairs[2].bot, desk.table.chairs[2].name) == (
        "bot",
        "sharp",
        name,
    )


def test_bots_have_names_of_their_own() -> None:
    desk = Desk(4)
    desk.sit("Anna")
    for seat in (1, 2, 3):
        desk.write(requests.seat_bot(desk.table, A, seat, "gentle", NOW))
    assert len({chair.name for chair in desk.table.chairs}) == 4


def test_what_the_host_may_not_do_with_bots(desk: Desk) -> None:
    table = desk.table
    assert declined(lambda: requests.seat_bot(table, B, 2, "gentle", NOW)) == "host_only"
    assert declined(lambda: requests.seat_bot(table, None, 2, "gentle", NOW)) == "host_only"
    assert declined(lambda: requests.seat_bot(table, A, 1, "gentle", NOW)) == "chair_taken"
    assert declined(lambda: requests.seat_bot(table, A, 3, "gentle", NOW)) == "no_chair"
    assert declined(lambda: requests.seat_bot(table, A, 2, "cruel", NOW)) == "bad_bot"


def test_chairs_are_freed_by_the_host_and_by_oneself(desk: Desk) -> None:
    assert declined(lambda: requests.free_seat(desk.table, B, 0, NOW)) == "host_only"
    desk.write(requests.free_seat(desk.table, A, 1, NOW))
    assert desk.table.chairs[1].kind == "free"
    assert desk.table.seat_of(desk.secrets[B]) is None
    assert requests.free_seat(desk.table, A, 1, NOW) == []


def test_the_next_person_is_host_when_the_host_goes(desk: Desk) -> None:
    desk.write(requests.leave(desk.table, A, NOW))
    assert desk.table.host == B
    desk.write(requests.leave(desk.table, B, NOW))
    assert desk.table.host is None
    desk.sit("Cleo")
    assert desk.table.host == A


def test_the_host_arranges_the_table(desk: Desk) -> None:
    desk.write(requests.be_ready(desk.table, B, True, NOW))
    desk.write(requests.arrange(desk.table, A, 4, {"goal": "2"}, True, NOW))
    assert len(desk.table.chairs) == 4
    assert desk.table.options == {"goal": "2"}
    assert desk.table.listed
    assert not desk.table.chairs[1].ready  # ready for another game than this


def test_listing_alone_leaves_everybody_ready(desk: Desk) -> None:
    desk.write(requests.be_ready(desk.table, B, True, NOW))
    desk.write(requests.arrange(desk.table, A, None, None, True, NOW))
    assert desk.table.chairs[1].ready


def test_arranging_what_is_so_already_writes_nothing(desk: Desk) -> None:
    assert requests.arrange(desk.table, A, 3, {"goal": "3"}, False, NOW) == []
    desk.write(requests.seat_bot(desk.table, A, 2, "gentle", NOW))
    assert requests.seat_bot(desk.table, A, 2, "gentle", NOW) == []


@pytest.mark.parametrize(
    ("by", "seats", "options", "code"),
    [
        (B, 4, None, "host_only"),
        (None, 4, None, "host_only"),
        (A, 5, None, "bad_seats"),
        (A, 1, None, "bad_seats"),
        (A, 10**30, None, "bad_seats"),
        (A, None, {"goal": "9"}, "bad_option"),
        (A, None, {"beard": "long"}, "bad_option"),
    ],
)
def test_what_cannot_be_arranged(
    desk: Desk, by: Seat | None, seats: int | None, options: dict[str, str] | None, code: str
) -> None:
    assert declined(lambda: requests.arrange(desk.table, by, seats, options, None, NOW)) == code


def test_people_are_not_arranged_away(desk: Desk) -> None:
    desk.sit("Cleo")
    assert declined(lambda: requests.arrange(desk.table, A, 2, None, None, NOW)) == "chair_taken"


def test_the_game_starts_when_all_are_ready(desk: Desk) -> None:
    desk.write(requests.be_ready(desk.table, A, True, NOW))
    desk.write(requests.be_ready(desk.table, B, True, NOW))
    assert desk.table.match is None  # a chair is free
    desk.write(requests.seat_bot(desk.table, A, 2, "gentle", NOW))
    assert desk.table.phase == "playing"


def test_being_ready_twice_is_nothing_new(desk: Desk) -> None:
    desk.write(requests.be_ready(desk.table, A, True, NOW))
    assert requests.be_ready(desk.table, A, True, NOW) == []
    assert declined(lambda: requests.be_ready(desk.table, None, True, NOW)) == "onlooker"


def test_once_the_game_is_on_nothing_is_rearranged() -> None:
    desk = Desk(2)
    desk.start()
    table = desk.table
    for request, code in (
        (lambda: requests.sit(table, "Cleo", None, NOW), "no_free_chair"),
        (lambda: requests.seat_bot(table, A, 1, "gentle", NOW), "not_away"),
        (lambda: requests.free_seat(table, A, 1, NOW), "not_away"),
        (lambda: requests.arrange(table, A, 3, None, None, NOW), "not_waiting"),
        (lambda: requests.be_ready(table, A, False, NOW), "not_waiting"),
    ):
        assert declined(request) == code


def test_nobody_plays_before_the_start(desk: Desk) -> None:
    assert declined(lambda: requests.play(desk.table, A, 0, Raw(b"{}"), NOW)) == "not_playing"
    assert declined(lambda: requests.why(desk.table, A, Raw(b"{}"))) == "not_playing"


def test_case_10_an_action_that_is_sent_twice_is_played_once() -> None:
    desk = Desk(2)
    desk.start()
    match = desk.table.match
    assert match is not None
    action = match.legal(A)[0]
    desk.play(A, action, sequence=0)
    with pytest.raises(OutOfStep):
        desk.play(A, action, sequence=0)
    assert match.sequence == 1


def test_onlookers_do_not_play() -> None:
    desk = Desk(2)
    desk.start()
    assert declined(lambda: requests.play(desk.table, None, 0, as_raw(Pluck(0)), NOW)) == "onlooker"


def test_what_the_rules_refuse() -> None:
    desk = Desk(2)
    desk.start()
    with pytest.raises(RefusedByRules) as refused:
        requests.play(desk.table, A, 0, as_raw(Bid("no such card")), NOW)
    assert refused.value.refusal.code == "not_held"
    with pytest.raises(RefusedByRules):
        requests.why(desk.table, A, as_raw(Pluck(1)))
    match = desk.table.match
    assert match is not None
    requests.why(desk.table, A, as_raw(match.legal(A)[0]))
    assert match.sequence == 0


def test_what_is_no_action_is_declined() -> None:
    desk = Desk(2)
    desk.start()
    assert declined(lambda: requests.play(desk.table, A, 0, Raw(b'{"do":"fly"}'), NOW)) == "bad_action"


def test_chat_has_names_and_limits(desk: Desk) -> None:
    desk.write(requests.speak(desk.table, A, None, " Hello\n there ", NOW))
    desk.write(requests.speak(desk.table, None, "Olga", "Nice beard", NOW))
    assert [(line.number, line.seat, line.name, line.text) for line in desk.table.chat] == [
        (1, A, "Anna", "Hello there"),
        (2, None, "Olga", "Nice beard"),
    ]
    assert declined(lambda: requests.speak(desk.table, None, "anna", "I am Anna", NOW)) == "name_taken"
    assert declined(lambda: requests.speak(desk.table, None, None, "Who am I?", NOW)) == "no_name"
    assert declined(lambda: requests.speak(desk.table, A, None, " \u200e ", NOW)) == "empty_chat"
    assert declined(lambda: requests.speak(desk.table, A, None, "x" * 401, NOW)) == "long_chat"


def test_chat_has_an_end(desk: Desk) -> None:
    for _ in range(requests.CHAT_LINES):
        desk.table.apply(entries.Spoke(NOW, 0, "Anna", "beard"))
    assert declined(lambda: requests.speak(desk.table, A, None, "beard", NOW)) == "chat_full"


def test_onlookers_cannot_silence_the_players(desk: Desk) -> None:
    for _ in range(requests.ONLOOKERS_LINES):
        desk.write(requests.speak(desk.table, None, "Olga", "beard", NOW))
    assert declined(lambda: requests.speak(desk.table, None, "Olga", "beard", NOW)) == "chat_full"
    assert requests.ONLOOKERS_LINES < requests.CHAT_LINES
    assert requests.speak(desk.table, A, None, "beard", NOW) == [entries.Spoke(NOW, A, "Anna", "beard")]


def test_case_12_a_bot_takes_over_from_a_leaver_and_the_leaver_may_come_back() -> None:
    desk = Desk(2)
    desk.start()
    desk.write(requests.leave(desk.table, A, NOW))
    chair = desk.table.chairs[0]
    assert (chair.kind, chair.bot, chair.name) == ("bot", "steady", "Player 0")
    assert desk.table.phase == "playing"
    assert desk.table.host == B
    with pytest.raises(OutOfStep):  # the leaver's other devices
        desk.play(A)
    assert requests.leave(desk.table, A, NOW) == []
    assert desk.table.seat_of(desk.secrets[A]) == A
    desk.write(requests.come_back(desk.table, A, NOW))
    desk.play(A)
    assert requests.come_back(desk.table, A, NOW) == []


def test_case_12_leaving_while_choices_are_simultaneous() -> None:
    desk = Desk(3)
    desk.start()
    desk.play(A)
    desk.write(requests.leave(desk.table, A, NOW))
    desk.write(requests.leave(desk.table, B, NOW))
    desk.play(C, sequence=0)
    match = desk.table.match
    assert match is not None
    desk.write(requests.play_bot(desk.table, B, 0, as_raw(match.legal(B)[0]), "", NOW))
    assert match.ask is not None
    assert match.ask.window == "pluck"


def test_leaving_a_finished_game_changes_nothing() -> None:
    desk = Desk(2)
    desk.start()
    desk.play_to_the_end()
    assert desk.table.phase == "over"
    assert requests.leave(desk.table, A, NOW) == []


def test_case_13_a_bot_s_illegal_choice_becomes_the_mildest() -> None:
    desk = Desk(2)
    desk.sit("Anna")
    desk.write(requests.seat_bot(desk.table, A, 1, "gentle", NOW))
    desk.start()
    table, match = desk.table, desk.table.match
    assert match is not None
    mildest = as_raw(match.legal(B)[0])
    for action, why, logged in (
        (None, "it took too long", "it took too long"),
        (as_raw(Pluck(0)), "", "it chose something illegal: wrong_window"),
        (Raw(b'{"do":"fly"}'), "", "it chose something that is no action of the game"),
    ):
        (played,) = requests.play_bot(table, B, 0, action, why, NOW)
        assert isinstance(played, entries.Played)
        assert bytes(played.action) == bytes(mildest)
        assert played.fallback == logged
    (played,) = requests.play_bot(table, B, 0, as_raw(match.legal(B)[-1]), "", NOW)
    assert isinstance(played, entries.Played)
    assert played.fallback == ""


def test_case_13_a_bot_acts_once_and_never_for_a_person() -> None:
    desk = Desk(2)
    desk.sit("Anna")
    desk.write(requests.seat_bot(desk.table, A, 1, "gentle", NOW))
    desk.start()
    desk.write(requests.play_bot(desk.table, B, 0, None, "why", NOW))
    for seat in (A, B):
        with pytest.raises(OutOfStep):
            requests.play_bot(desk.table, seat, 0, None, "why", NOW)


def test_a_game_is_opened_with_what_it_takes() -> None:
    assert declined(lambda: requests.open_table(TOY, 5, {}, listed=False, now=NOW)) == "bad_seats"
    assert declined(lambda: requests.open_table(TOY, 2, {"goal": "7"}, listed=False, now=NOW)) == "bad_option"
    opened = requests.open_table(TOY, 2, {}, listed=False, now=NOW)
    assert opened.options == {"goal": "3"}
