"""The rulebooks as books: rules, quick reference, set-up and diagrams that the engine has played."""

from chinwag.rulebooks.book import Book, book
from chinwag.rulebooks.diagrams import DiagramError, LiveDiagram, LiveMove, Picture, play_diagram

__all__ = ["Book", "DiagramError", "LiveDiagram", "LiveMove", "Picture", "book", "play_diagram"]
