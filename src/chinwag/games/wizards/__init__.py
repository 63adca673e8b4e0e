"""Beard Wizards: grow seven golden hairs and cast the winning ritual. The rules are in `rulebook.md`."""

from chinwag.games.wizards.rules import WizardsRules

RULES = WizardsRules.of_the_house()
