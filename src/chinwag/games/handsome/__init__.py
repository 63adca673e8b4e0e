"""Handsome: one word a round out of shared and own consonants. The rules are in `rulebook.md` beside this file."""

from chinwag.games.handsome.rules import HandsomeRules

RULES = HandsomeRules.of_the_house()
