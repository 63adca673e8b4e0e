"""What texts mean, as vectors. Optional: without a model the words alone decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Protocol

VECTORS = "vectors.npz"
"""The rows of all rules and questions that are searched, made by `python bench/ask.py --calibrate`."""


class Vectors(Protocol):
    """Texts that have been encoded, each by its number."""

    def near(self, text: str) -> Sequence[float]:
        """How near a text is to each of them: 1 where they mean the same, about 0 where they have nothing to do."""


class Encoder(Protocol):
    """A model of meaning."""

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """The texts, ready to be compared with others."""


@cache
def installed_model() -> Encoder | None:
    """The model, where numpy and the package with its weights are installed; None where they are not."""
    try:
        from chinwag.rulespal import minilm
    except ImportError:
        return None
    folder = minilm.model_folder()
    if folder is None:
        return None
    return minilm.MiniLM(folder, minilm.unpack((resources.files(__package__) / VECTORS).read_bytes()))
