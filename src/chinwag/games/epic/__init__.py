"""The Epic Beard Game: shed your hand, or lie about a pair. The rules are in `rulebook.md` beside this file."""
