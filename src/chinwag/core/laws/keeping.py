"""Laws of copies, saved games, records and components."""

from __future__ import annotations

import msgspec

from chinwag.core.laws.scene import Scene, fingerprint, outlook, play_on, require, told_to
from chinwag.core.laws.strange import neighbours
from chinwag.core.options import OptionError
from chinwag.core.protocol import PositionError, Seat, SeatsError
from chinwag.core.record import Move, read_record, write_record
from chinwag.core.recording import record_of
from chinwag.core.replay import replay

_AHEAD = 6
_SELDOM = 12
_NEIGHBOURS = 6


def looking_changes_nothing(scene: Scene) -> None:
    """Views, legal actions, refusals, clones and appraisals leave the state as it is."""
    before = scene.fingerprint
    first = outlook(scene, scene.state)
    for seat in scene.seats:
        scene.rules.appraise(scene.state, seat)
    require(outlook(scene, scene.state) == first, "looking twice shows two different things")
    require(fingerprint(scene.rules, scene.state) == before, "looking changed the state")


def clones_share_nothing(scene: Scene) -> None:
    """What is played on a clone does not show in the original."""
    before = outlook(scene, scene.state)
    clone = scene.state.clone()
    require(fingerprint(scene.rules, clone) == scene.fingerprint, "a clone is not as the original")
    require(outlook(scene, clone) == before, "a clone looks different from the original")
    if scene.step is not None:
        clone.play(scene.step.seat, scene.step.action)
    play_on(scene, [clone], "clone", _AHEAD)
    require(fingerprint(scene.rules, scene.state) == scene.fingerprint, "playing on a clone changed the original")
    require(outlook(scene, scene.state) == before, "playing on a clone changed what the original shows")


def positions_load_to_the_same_game(scene: Scene) -> None:
    """A position, through JSON and through its line of text, loads to the same state with the same future."""
    rules, position = scene.rules, scene.rules.position(scene.state)
    text = rules.notation.write_position(position)
    require(bool(text) and len(text.splitlines()) == 1 and text == text.strip(), f"{text!r} is not one line")
    require(rules.notation.read_position(text) == position, "the position's text is read as another position")
    loaded = rules.load(msgspec.json.decode(scene.fingerprint, type=rules.position_type), scene.course.chance)
    require(fingerprint(rules, loaded) == scene.fingerprint, "the loaded state has another position")
    require(outlook(scene, loaded) == outlook(scene, scene.state), "the loaded state shows something else")
    if scene.step is None:
        return
    original = scene.state.clone()
    told, told_again = (state.play(scene.step.seat, scene.step.action) for state in (original, loaded))
    for seat in scene.everyone:
        require(
            told_to(told, seat) == told_to(told_again, seat), f"after loading, seat {seat} is told something else"
        )
    require(
        fingerprint(rules, loaded) == fingerprint(rules, original), "after loading, the same action leads elsewhere"
    )
    if _by_luck(scene, "far ahead"):
        play_on(scene, [original, loaded], "future", _AHEAD * _AHEAD)
        require(fingerprint(rules, loaded) == fingerprint(rules, original), "after loading, the future is another")


def impossible_positions_are_refused(scene: Scene) -> None:
    """A position with one value changed raises `PositionError`, or loads to a state that can be looked at.

    Loading may put it in order (sort it, let happen what happens by itself), but then once and for all. With as
    many seats there are the same components as in the true game.
    """
    rules = scene.rules
    for number, text in enumerate(("", "?", "a b c", "é\n", "{}", "0 " * 40)):
        try:
            rules.notation.read_position(text)
        except PositionError:
            continue
        require(False, f"garbled text {number} is read as a position")
    position = rules.position(scene.state)
    for odd in neighbours(position, rules.position_type, scene.dice("odd position"), _NEIGHBOURS):
        try:
            state = rules.load(odd, scene.course.chance)
        except PositionError:
            continue
        ordered = rules.position(state)
        again = rules.position(rules.load(ordered, scene.course.chance))
        require(again == ordered, f"loading {ordered} makes another position of it, {again}")
        seats = len(state.scores())
        for seat in range(seats):
            state.legal(Seat(seat))
            state.view(Seat(seat))
        if seats == scene.course.seats:
            components = _names(rules.components_in(state))
            require(
                components == _names(rules.components_in(scene.state)), f"{odd} is loaded with other components"
            )


def components_are_conserved(scene: Scene) -> None:
    """Every component is somewhere, and there are as many of each as at the start."""
    now, then = (_names(scene.rules.components_in(state)) for state in (scene.state, scene.course.start))
    gone, new = sorted(set(then) - set(now)), sorted(set(now) - set(then))
    require(now == then, f"components have changed since the start; gone {gone[:5]}, new {new[:5]}")
    for seat in scene.everyone:
        imagined = _names(scene.rules.components_in(scene.world(seat)))
        require(imagined == then, f"the world that seat {seat} imagines has other components")


def records_replay_to_the_same_bytes(scene: Scene) -> None:
    """A game's record is read back as it is, and replaying it gives the same game and the same record."""
    if scene.step is not None and not _by_luck(scene, "record"):
        return
    course = scene.course
    moves = [Move(step.seat, course.rules.notation.write_action(step.action)) for step in course.steps]
    text = write_record(record_of(course.rules, scene.state, course.chance, moves, options=course.options))
    record = read_record(text)
    require(write_record(record) == text, "the record does not come back byte for byte")
    again = replay(record, course.rules, course.chance.seed_hex)
    require(fingerprint(course.rules, again.state) == scene.fingerprint, "the replayed game is at another position")
    replayed = course.start.clone()
    require(
        told_to(course.rules.opening(replayed), None) == told_to(again.opening, None),
        "the deal is told differently",
    )
    for step, played in zip(course.steps, again.played, strict=True):
        require((step.seat, step.action) == (played.seat, played.action), f"{step} is replayed as {played.action}")
        told = replayed.play(step.seat, step.action)
        for seat in scene.everyone:
            require(
                told_to(told, seat) == told_to(played.told, seat), f"seat {seat} is told something else of {step}"
            )


def a_table_is_set_up_as_asked(scene: Scene) -> None:
    """A number of seats or an option that the game does not take is refused; the same seed gives the same deal."""
    if scene.number != 0:
        return
    course = scene.course
    again = course.rules.start(course.seats, course.options, course.chance)
    require(fingerprint(course.rules, again) == scene.fingerprint, "the same seed gives another deal")
    for seats in (-1, 0, course.rules.seats.start - 1, course.rules.seats.stop, 1000):
        try:
            course.rules.start(seats, {}, course.chance)
        except SeatsError:
            continue
        require(False, f"a table of {seats} is set up")
    for options in [{"no such option": "1"}, *({option.name: "\0"} for option in course.rules.options)]:
        try:
            course.rules.start(course.seats, options, course.chance)
        except OptionError:
            continue
        require(False, f"the options {options} are taken")


def the_company_can_go_on(scene: Scene) -> None:
    """When a game is over the next one can be dealt with the options that the game gives for it."""
    if scene.state.ask is not None:
        return
    course = scene.course
    options = course.rules.next_options(scene.state, course.options)
    require(list(options) == list(course.options), f"the options {options} are not those of the game")
    try:
        course.rules.start(course.seats, options, course.chance)
    except OptionError as error:
        require(False, f"the next game cannot be dealt: {error}")


def _names(components: object) -> list[str]:
    placed = [str(component).split(" @ ") for component in components]  # type: ignore[attr-defined]
    for each in placed:
        require(len(each) == 2, f"expected a component as 'name @ place', not {' @ '.join(each)!r}")
    return sorted(name for name, _ in placed)


def _by_luck(scene: Scene, label: str) -> bool:
    return scene.dice(label).permutation("now", _SELDOM)[0] == 0
