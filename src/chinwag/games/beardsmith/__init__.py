"""Beardsmith: one shared beard of hexagonal tiles. The rules are in `rulebook.md` beside this file."""
