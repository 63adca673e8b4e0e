"""Reading `claims.toml`, with errors that name the place."""

from __future__ import annotations

import pytest

from chinwag.core.claims import Claim, read_claims
from chinwag.core.components import ComponentsError
from chinwag.core.rulebook import Rule

RULEBOOK = [Rule("AG-1.1", "AG-1 A turn", ()), Rule("AG-1.2", "AG-1 A turn", ())]
START = 'neutral = ["tile"]\n[same]\nsing = ["hum"]\n[rules."AG-1.1"]\n'


def test_claims_are_read_under_their_rules() -> None:
    book = read_claims(START + 'no = ["dance"]\nyes = ["sing|hum (loud)"]', "claims.toml", RULEBOOK)
    assert book.claims == (Claim("AG-1.1", "no", "dance"), Claim("AG-1.1", "yes", "sing|hum (loud)"))
    assert book.same == {"sing": ("hum",)}
    assert book.neutral == ("tile",)


@pytest.mark.parametrize(
    ("toml", "problem"),
    [
        (START + 'yes = ["sing", "sing"]', "rules, AG-1.1: 'sing' stands there twice"),
        (START + 'yes = ["sing"]\nno = ["sing"]', "rules, AG-1.1: 'sing' stands there twice"),
        (START + 'yes = [" "]', "rules, AG-1.1: a claim is empty"),
        (START + 'maybe = ["sing"]', "Invalid enum value 'maybe'"),
        (START + 'yes = ["sing"]\n[rules."AG-9.9"]\nyes = ["hum"]', "there is no rule AG-9.9"),
        ("[same]\n[rules]", "missing required field `neutral`"),
    ],
)
def test_an_error_names_the_place(toml: str, problem: str) -> None:
    with pytest.raises(ComponentsError) as error:
        read_claims(toml, "claims.toml", RULEBOOK)
    assert problem in str(error.value)
