"""An outside model may put an answer into words. Without its settings nothing is sent and nothing is missing.

It gets the question, the whole rulebook of one game and the ids of the rules that answer: never anything of a
table. What it says is shown only if every sentence that it quotes stands in the rulebook letter by letter, and
every rule that it names is one of that game.
"""

from __future__ import annotations

import json
import os
import re
import urllib.request
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from chinwag.core.rulebook import Rule
from chinwag.rulespal.answers import Answer, row_text
from chinwag.words import words

SECONDS = 20.0
"""So long the model may take; then the answer is shown as it is."""

LONGEST = 4000
"""In characters. A longer phrasing is no answer but an essay."""

_QUOTED = re.compile(r"[\"“”«»]([^\"“”«»]+)[\"“”«»]")
_RULE_ID = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b")


class Phraser(Struct, frozen=True):
    """An endpoint that speaks OpenAI's chat completions: its address up to that path, a model, and a key."""

    url: str
    model: str
    key: str | None = None

    @staticmethod
    def from_settings(settings: Mapping[str, str] = os.environ) -> Phraser | None:
        """The endpoint that the environment names; None where it names none."""
        url = settings.get("CHINWAG_PHRASING_URL")
        if not url:
            return None
        return Phraser(
            url.rstrip("/"),
            settings.get("CHINWAG_PHRASING_MODEL", "default"),
            settings.get("CHINWAG_PHRASING_KEY") or None,
        )

    def phrase(self, question: str, answer: Answer, rulebook: Iterable[Rule]) -> str | None:
        """The answer in the model's words; None where it does not come, or is not borne out by the rulebook."""
        rules = list(rulebook)
        book = "\n".join(map(_as_text, rules))
        try:
            said = self._say(question, answer, book)
        except (OSError, ValueError, KeyError, IndexError, TypeError):
            return None
        return said if said and len(said) <= LONGEST and is_borne_out(said, rules) else None

    def _say(self, question: str, answer: Answer, book: str) -> str:
        asked = {"rulebook": book, "rules": answer.rules, "verdict": answer.verdict, "question": question}
        body = {
            "model": self.model,
            "temperature": 0,
            "messages": [
                {"role": "system", "content": words("ask")["phrasing"]},
                {"role": "user", "content": json.dumps(asked, ensure_ascii=False)},
            ],
        }
        headers = {"Content-Type": "application/json"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(f"{self.url}/chat/completions", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as reply:
            answered: Any = json.loads(reply.read(1 << 20))
        return str(answered["choices"][0]["message"]["content"]).strip()


def is_borne_out(said: str, rulebook: Iterable[Rule]) -> bool:
    """Whether a text quotes something, all of it stands in the rulebook, and all rules that it names exist.

    >>> rule = Rule("AG-1.1", "AG-1 Singing", ())
    >>> is_borne_out('AG-1.1 says "Sing!"', [rule])
    False
    """
    rules = list(rulebook)
    book = "\n".join(map(_as_text, rules))
    quoted = [each.strip() for each in _QUOTED.findall(said)]
    known = {rule.id for rule in rules} | {rule.id.partition(".")[0] for rule in rules}
    return bool(quoted) and all(each in book for each in quoted) and set(_RULE_ID.findall(said)) <= known


def _as_text(rule: Rule) -> str:
    rows = "".join(f"\n{row_text(row)}" for row in rule.table)
    return f"{rule.id} {rule.text}{rows}"
