"""Laws of legal actions and of what is refused."""

from __future__ import annotations

import msgspec

from chinwag.core.laws.scene import Broken, Scene, fingerprint, outlook, require, told_to
from chinwag.core.protocol import ActionId, IllegalAction, Refusal

_MOST_STAND_INS = 12
"""No turn of a game has more choices in it."""


def asks_are_sound(scene: Scene) -> None:
    """An ask names seats of the table in order, somebody awaited among them, and a rule that exists.

    Everybody awaited has a legal action, the first of which a table can play for them; who may not act has none;
    after the end nobody has. There are winners when the game is over and not before, and a score for every seat. An
    answer window awaits one seat and has a clock of its own.
    """
    ask, seats = scene.state.ask, scene.seats
    winners = scene.state.winners()
    require(len(scene.state.scores()) == len(seats), "there is not one score for every seat")
    require((ask is None) == bool(winners), f"the ask is {ask}, yet the winners are {winners}")
    require(list(winners) == sorted(set(winners) & set(seats)), f"winners {winners} are no seats in order")
    for seat in seats:
        legal = scene.state.legal(seat)
        if ask is None or not ask.may_act(seat):
            require(not legal, f"seat {seat} may not act, yet has legal actions")
        elif seat in ask.awaited:
            require(bool(legal), f"seat {seat} is awaited, yet has no legal action")
            require(not legal[0].free, f"nothing can stand in for seat {seat}: {legal[0]} is made up freely")
    if ask is not None:
        for some in (ask.awaited, ask.revising):
            require(list(some) == sorted(set(some) & set(seats)), f"{some} are no seats in order")
        require(bool(ask.awaited), "the game is on, yet nobody is awaited")
        require(not set(ask.awaited) & set(ask.revising), "a seat is awaited and revising at once")
        require(ask.rule in _rule_ids(scene), f"the ask cites {ask.rule}, which is not in the rulebook")
        if ask.answer:
            require(len(ask.awaited) == 1, f"an answer is awaited of {ask.awaited}")
            timed = [window.window for window in scene.rules.timed]
            require(ask.window in timed, f"the answer window {ask.window} is not among the timed ones, {timed}")


def the_mildest_does_not_keep_the_table_waiting(scene: Scene) -> None:
    """Whoever is awaited is not for long where the first legal action is played for them, again and again."""
    ask = scene.state.ask
    for seat in () if ask is None else ask.awaited:
        state = scene.state.clone()
        for _ in range(_MOST_STAND_INS):
            state.play_id(seat, state.legal_ids(seat)[0])
            now = state.ask
            if now is None or seat not in now.awaited:
                break
        else:
            require(False, f"seat {seat} is still awaited after {_MOST_STAND_INS} times its mildest action")


def legal_actions_are_listed_once(scene: Scene) -> None:
    """`legal` has no action twice, and `legal_ids` are their integers in the same order."""
    for seat in scene.seats:
        legal, ids = list(scene.state.legal(seat)), list(scene.state.legal_ids(seat))
        require(len(set(legal)) == len(legal), f"a legal action of seat {seat} is listed twice")
        require(
            [scene.rules.codec.id_of(action) for action in legal] == ids, f"ids of seat {seat} are not its actions"
        )


def what_is_legal_is_not_refused_and_nothing_else(scene: Scene) -> None:
    """`refuse` is None exactly for the legal actions; only one without an integer may be legal unlisted.

    Tried are every legal action, actions that were legal earlier or for others, random ones, and neighbours of
    legal ones with a single value changed.
    """
    for seat in scene.seats:
        legal = set(scene.state.legal(seat))
        for action in legal:
            require(scene.state.refuse(seat, action) is None, f"legal {action} of seat {seat} is refused")
        for action in scene.others(seat):
            refused = scene.state.refuse(seat, action) is not None
            unlisted = scene.rules.codec.id_of(action) is None
            require(refused or unlisted, f"{action} is not among the legal actions of seat {seat}, yet not refused")


def refusals_cite_rules_and_can_be_said(scene: Scene) -> None:
    """A refusal cites rules of the rulebook, and the words of the game have a sentence that its facts fill.

    It can be sent: a number in an action that JSON cannot carry must not come back as a fact.
    """
    for refusal in _refusals(scene):
        require(bool(refusal.rules), f"the refusal {refusal.code} cites no rule")
        unknown = [rule for rule in refusal.rules if rule not in _rule_ids(scene)]
        require(not unknown, f"the refusal {refusal.code} cites {unknown}, which the rulebook does not have")
        try:
            text = scene.course.say(scene.rules.id, refusal)
            msgspec.json.encode(refusal)
        except Exception as error:
            raise Broken(f"the refusal {refusal} cannot be said or sent: {error!r}") from error
        require(bool(text) and "{" not in text, f"the refusal {refusal.code} says {text!r}")


def what_is_refused_changes_nothing(scene: Scene) -> None:
    """To play what is refused raises `IllegalAction` with the refusal, and leaves everything as it was."""
    state = scene.state.clone()
    before = outlook(scene, state)
    for seat in scene.seats:
        for action in scene.others(seat):
            refusal = state.refuse(seat, action)
            if refusal is None:
                continue
            try:
                state.play(seat, action)
            except IllegalAction as error:
                require(error.refusal == refusal, f"playing {action} gives another refusal than asking: {error}")
            else:
                require(False, f"{action} of seat {seat} is refused, yet can be played")
        unchanged = fingerprint(scene.rules, state) == scene.fingerprint
        require(unchanged, f"one of these, refused to seat {seat}, changed the state: {scene.others(seat)}")
    require(outlook(scene, state) == before, "refused actions changed what can be seen or done")


def codec_and_notation_round_trip(scene: Scene) -> None:
    """Integer, text and JSON of a legal action give the action back; no two actions share one of them."""
    codec, notation, kind = scene.rules.codec, scene.rules.notation, scene.rules.action_type
    for seat in scene.seats:
        legal = scene.state.legal(seat)
        for action in legal:
            action_id = codec.id_of(action)
            require(
                action_id is not None and action_id in range(codec.size), f"{action} has no integer below the size"
            )
            require(
                codec.action_of(ActionId(action_id or 0)) == action, f"the integer of {action} is another action"
            )
            text = notation.write_action(action)
            require(_is_line(text), f"{text!r} is not one line")
            require(notation.read_action(text) == action, f"{text!r} is read as {notation.read_action(text)}")
            again = msgspec.json.decode(msgspec.json.encode(action), type=kind)
            require(again == action, f"{action} comes back from JSON as {again}")
        texts = {notation.write_action(action) for action in legal}
        require(len(texts) == len(legal), f"two legal actions of seat {seat} are written alike")
    for text in _garbled(scene):
        try:
            read = notation.read_action(text)
        except ValueError:
            continue
        again = notation.read_action(notation.write_action(read))
        require(again == read, f"{text!r} is read as {read}, which is written as {again}")


def quick_play_is_play(scene: Scene) -> None:
    """`play_id` leads where `play` leads."""
    if scene.step is None:
        return
    action_id = scene.rules.codec.id_of(scene.step.action)
    if action_id is None:
        return
    told, quick = scene.state.clone(), scene.state.clone()
    told.play(scene.step.seat, scene.step.action)
    quick.play_id(scene.step.seat, action_id)
    require(fingerprint(scene.rules, told) == fingerprint(scene.rules, quick), "play_id and play part ways")
    require(
        outlook(scene, told) == outlook(scene, quick), "after play_id the table looks different than after play"
    )


def wire_types_survive_the_wire(scene: Scene) -> None:
    """Views, asks, events and the position come back from JSON as they were."""
    rules = scene.rules
    for seat in scene.everyone:
        view = scene.view(seat)
        require(type(view) is rules.view_type, f"the view is a {type(view).__name__}")
        require(_comes_back(view, rules.view_type), f"the view of {seat} does not come back from JSON")
    require(
        _comes_back(rules.position(scene.state), rules.position_type), "the position does not come back from JSON"
    )
    told = rules.opening(scene.course.start.clone()) if scene.number == 0 else []
    if scene.step is not None:
        told += scene.state.clone().play(scene.step.seat, scene.step.action)
    for each in told:
        for seat in scene.everyone:
            require(_comes_back(each.to(seat), rules.event_type), f"{each.to(seat)} does not come back from JSON")
    require(bool(told_to(told, None)), "events cannot be encoded")


def _refusals(scene: Scene) -> list[Refusal]:
    refusals = (scene.state.refuse(seat, action) for seat in scene.seats for action in scene.others(seat))
    return [refusal for refusal in refusals if refusal is not None]


def _garbled(scene: Scene) -> list[str]:
    """Texts of legal actions with one character dropped, doubled or changed, and some that are nothing at all."""
    texts = ["", " ", "\n", "no such thing", "1", "0 0 0 0", "(", "é"]
    if scene.step is not None:
        text = scene.write(scene.step.action)
        at = scene.dice("garble").permutation("at", len(text))[0]
        texts += [text[:at] + text[at + 1 :], text[: at + 1] + text[at:], text[:at] + "?" + text[at + 1 :]]
        texts += [f"{text} ", f" {text}", f"{text}\n", text + text, text.upper()]
    return texts


def _rule_ids(scene: Scene) -> set[str]:
    return {rule.id for rule in scene.rules.rulebook}


def _is_line(text: str) -> bool:
    return bool(text) and text == text.strip() and len(text.splitlines()) == 1


def _comes_back(struct: msgspec.Struct, kind: object) -> bool:
    again: object = msgspec.json.decode(msgspec.json.encode(struct), type=kind)
    return again == struct
