"""What the cards for a ritual lack, said in the terms of its cost (BW-5.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from chinwag.core.protocol import Refusal
from chinwag.games.wizards.components import ANY, DIFFERENT, SAME


def shortage(code: str, hairs: int, cost: Sequence[str], held: Sequence[str], dyed: int) -> Refusal:
    """The refusal of a ritual that cards of these colours do not pay for.

    Its code goes on with the form of the cost: `named` colours (which are missing), all the `same` (how many of one
    colour there are), all `different` (how many colours there are), or `mixed`.

    >>> shortage("cannot_pay", 3, ["purple", "green"], ["green", "blue"], 0).facts
    {'hairs': 3, 'wanted': ('purple', 'green'), 'missing': ('purple',), 'dyed': 0}
    >>> shortage("cannot_pay", 2, ["same", "same"], ["green", "blue"], 0).facts
    {'hairs': 2, 'needed': 2, 'there': 1, 'dyed': 0}
    """
    words = set(cost)
    if not words & {ANY, SAME, DIFFERENT}:
        missing = tuple((Counter(cost) - Counter(held)).elements())
        return Refusal.because(
            f"{code}_named", "BW-5.1", hairs=hairs, wanted=tuple(cost), missing=missing, dyed=dyed
        )
    if words == {SAME}:
        most = max(Counter(held).values(), default=0)
        return Refusal.because(f"{code}_same", "BW-5.1", hairs=hairs, needed=len(cost), there=most, dyed=dyed)
    if words <= {ANY, DIFFERENT}:
        colours = len(set(held))
        return Refusal.because(
            f"{code}_different", "BW-5.1", hairs=hairs, needed=len(cost), there=colours, dyed=dyed
        )
    return Refusal.because(f"{code}_mixed", "BW-5.1", hairs=hairs, needed=len(cost), dyed=dyed)
