"""The Epic Beard Game: shed your hand, or lie about a pair. The rules are in `rulebook.md` beside this file."""

from chinwag.games.epic.rules import EpicRules

RULES = EpicRules.of_the_house()
