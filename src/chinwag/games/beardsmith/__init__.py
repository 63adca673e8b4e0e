"""Beardsmith: one shared beard of hexagonal tiles. The rules are in `rulebook.md` beside this file."""

from chinwag.games.beardsmith.rules import BeardsmithRules

RULES = BeardsmithRules.of_the_house()
