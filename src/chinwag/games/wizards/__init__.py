"""Beard Wizards: grow seven golden hairs and cast the winning ritual. The rules are in `rulebook.md` beside this file."""
