"""Laws of what a seat may know."""

from __future__ import annotations

import msgspec

from chinwag.core.laws.scene import Scene, Step, require
from chinwag.core.protocol import AnyState, Event, Seat

_WORLDS = 8


def imagined_worlds_look_the_same(scene: Scene) -> None:
    """`imagine(v)` gives a world with that very view, the same question and the same legal actions."""
    for seat in scene.everyone:
        world = scene.world(seat)
        require(_same(world.view(seat), scene.view(seat)), f"the world that {_who(seat)} imagines looks different")
        require(world.ask == scene.state.ask, f"the world that {_who(seat)} imagines asks for something else")
        if seat is not None:
            legal = list(world.legal(seat)) == list(scene.state.legal(seat))
            require(legal, f"{_who(seat)} has other legal actions in the world that it imagines")


def onlookers_know_no_more_than_any_seat(scene: Scene) -> None:
    """The onlooker's view follows from the view of each seat, so it holds nothing that is private to one."""
    for seat in scene.seats:
        same = _same(scene.world(seat).view(None), scene.view(None))
        require(same, f"the onlooker's view tells more than {_who(seat)} knows, or seat and onlooker contradict")


def the_deal_keeps_secrets(scene: Scene) -> None:
    """After the deal something is hidden, and what an onlooker cannot know of a seat's view no other seat knows.

    It looks at eight worlds that each of them imagines: what varies there is not known.
    """
    if scene.number != 0:
        return
    worlds = {seat: _worlds_of(scene, seat) for seat in scene.everyone}
    truths = {msgspec.json.encode(scene.rules.position(world)) for world in worlds[None]}
    require(len(truths) > 1, "an onlooker can imagine only one world: the view tells everything")
    for owner in scene.seats:
        if not _varies(worlds[None], owner):
            continue
        for other in scene.seats:
            if other != owner:
                require(_varies(worlds[other], owner), f"{_who(other)} can tell what only {_who(owner)} may know")


def steps_without_news_look_the_same(scene: Scene) -> None:
    """A step that reveals nothing to a seat looks the same to it in every world that it can imagine.

    What a step looks like to a seat: the events told to it before the first that `reveals`; and where none does,
    also its view and what the table waits for afterwards.

    The seat that acts knows its action, which is legal in its imagined world by the first law: the same action must
    look the same there, up to the same point. Another seat does not know the action, which in its imagined world
    may not be legal (the actor holds other cards there). So there must be some legal action of the actor that looks
    as the real one does: otherwise an event that is said to reveal nothing has ruled this world out. The action
    itself is tried first, then those of its kind.
    """
    if scene.step is None:
        return
    for seat in scene.everyone:
        real = _Look(scene.state, scene.step, seat)
        world = scene.world(seat)
        if seat == scene.step.seat:
            same = real.equals(_Look(world, scene.step, seat))
            require(
                same,
                f"{scene.write(scene.step.action)} reveals nothing to {_who(seat)}, yet depends on what is hidden",
            )
        elif real.says_anything:
            require(
                any(real.may_be(_Look(world, step, seat)) for step in _guesses(world, scene.step)),
                f"{scene.write(scene.step.action)} by {_who(scene.step.seat)} lets {_who(seat)} rule out a world "
                "by an event that is said to reveal nothing, or by the view after it",
            )


class _Look:
    """What a step in a world looks like to a seat."""

    def __init__(self, world: AnyState, step: Step, seat: Seat | None) -> None:
        after = world.clone()
        events = [told.to(seat) for told in after.play(step.seat, step.action)]
        self.before_news = _up_to_news(events)
        self.news = len(self.before_news) < len(events)
        self.afterwards = None if self.news else (after.ask, msgspec.json.encode(after.view(seat)))
        self.says_anything = bool(self.before_news) or not self.news

    def equals(self, other: _Look) -> bool:
        """Whether both look the same, news at the same point included."""
        return (self.before_news, self.news, self.afterwards) == (other.before_news, other.news, other.afterwards)

    def may_be(self, other: _Look) -> bool:
        """Whether what this one shows before any news can be seen in the other too."""
        if self.news:
            return self.before_news == other.before_news[: len(self.before_news)]
        return self.equals(other)


def _up_to_news(events: list[Event]) -> list[Event]:
    for number, event in enumerate(events):
        if event.reveals:
            return events[:number]
    return events


def _guesses(world: AnyState, step: Step) -> list[Step]:
    """The actor's legal actions in an imagined world, those most like the real one first."""
    actions = sorted(
        world.legal(step.seat), key=lambda action: (action != step.action, type(action) is not type(step.action))
    )
    if step.action not in actions and world.refuse(step.seat, step.action) is None:
        actions.insert(0, step.action)
    return [Step(step.seat, action) for action in actions]


def _worlds_of(scene: Scene, seat: Seat | None) -> list[AnyState]:
    return [
        scene.rules.imagine(scene.view(seat), scene.dice(f"secrets of {seat}/{number}"))
        for number in range(_WORLDS)
    ]


def _varies(worlds: list[AnyState], seat: Seat) -> bool:
    return len({msgspec.json.encode(world.view(seat)) for world in worlds}) > 1


def _same(one: msgspec.Struct, other: msgspec.Struct) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def _who(seat: Seat | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"
