"""Reading a game's `claims.toml`: what each of its rules makes true and false, in plain words.

Under each rule stand claims, those of `yes` true, those of `no` false. `same` has words for the claims, each with
what people say for it, and `neutral` words that change no answer in this game. `docs/ask.md` tells how a claim is
read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from chinwag.core.components import ComponentsError, read_components
from chinwag.core.questions import Verdict
from chinwag.core.rulebook import Rule


class Claim(Struct, frozen=True):
    """What a rule says as it is written, and the answer to a question that says it."""

    rule: str
    verdict: Verdict
    text: str


class ClaimBook(Struct, frozen=True):
    """All claims of a game, with its words."""

    neutral: tuple[str, ...] = ()
    same: Mapping[str, tuple[str, ...]] = {}
    claims: tuple[Claim, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    neutral: tuple[str, ...]
    same: dict[str, tuple[str, ...]]
    rules: dict[str, dict[Verdict, tuple[str, ...]]]


def read_claims(toml: str, file: str, rulebook: Sequence[Rule]) -> ClaimBook:
    """The claims of a game whose rules are given.

    `file` is what errors call the text. Raises `ComponentsError` that names the place: for TOML that cannot be
    read, an unknown key, a rule that is not in the rulebook, and a claim that is empty or stands twice.

    >>> toml = 'neutral = []\\n[same]\\n[rules."AG-1.1"]\\nyes = ["must sing"]'
    >>> read_claims(toml, "claims.toml", [Rule("AG-1.1", "AG-1 A turn", ())]).claims
    (Claim(rule='AG-1.1', verdict='yes', text='must sing'),)
    """
    read = read_components(toml, file, _File)
    claims = tuple(
        Claim(rule, verdict, text)
        for rule, entry in read.rules.items()
        for verdict, texts in entry.items()
        for text in texts
    )
    known = {rule.id for rule in rulebook}
    seen: set[tuple[str, str]] = set()
    for claim in claims:
        place = f"rules, {claim.rule}"
        if claim.rule not in known:
            raise ComponentsError(file, place, f"there is no rule {claim.rule}")
        if not claim.text.strip():
            raise ComponentsError(file, place, "a claim is empty")
        if (claim.rule, claim.text) in seen:
            raise ComponentsError(file, place, f"{claim.text!r} stands there twice")
        seen.add((claim.rule, claim.text))
    return ClaimBook(read.neutral, read.same, claims)
