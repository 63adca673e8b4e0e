"""What texts mean, as vectors. Optional: without a model the words alone decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol


class Encoder(Protocol):
    """A model of meaning."""

    def vector_of(self, text: str) -> Sequence[float]:
        """The text as a vector of length 1: near another's where they mean the same."""


@cache
def installed_model() -> Encoder | None:
    """The model, where numpy and the package with its weights are installed; None where they are not."""
    try:
        from chinwag.rulespal import minilm
    except ImportError:
        return None
    folder = minilm.model_folder()
    return None if folder is None else minilm.MiniLM(folder)
