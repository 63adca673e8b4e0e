"""Chinwag on a pipe: JSON, one request a line and one answer a line, for bots and tools in any language."""

from __future__ import annotations

from chinwag.pipe.engine import Engine
from chinwag.pipe.lines import LONGEST_LINE, answer_line, serve

__all__ = ["LONGEST_LINE", "Engine", "answer_line", "serve"]
