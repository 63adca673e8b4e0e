"""Rows of numbers in a byte each, for data that comes with the package and is read without numpy."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from msgspec import Struct


class Row(Struct, frozen=True, array_like=True):
    """A row of numbers: signed bytes, each to be multiplied by `scale`."""

    scale: float
    numbers: bytes

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Row:
        """A row that holds these numbers, to about one part in 250 of the largest."""
        scale = max(map(abs, numbers), default=0.0) / 127 or 1.0
        return cls(scale, bytes(round(number / scale) & 255 for number in numbers))

    def values(self) -> list[float]:
        """The numbers of the row.

        >>> [round(number, 2) for number in Row.of([0.5, -1.27, 0]).values()]
        [0.5, -1.27, 0.0]
        """
        return [number * self.scale for number in memoryview(self.numbers).cast("b")]

    def dot(self, vector: Sequence[float]) -> float:
        """The scalar product with a vector that is as long.

        >>> round(Row.of([1.0, 2.0]).dot([3.0, 4.0]), 1)
        11.0
        """
        product: float = sum(map(mul, memoryview(self.numbers).cast("b"), vector))
        return self.scale * product
