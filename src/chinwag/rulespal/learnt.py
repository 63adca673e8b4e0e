"""What was learnt from the questions that are not held out: `python bench/ask.py --calibrate` writes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from chinwag.rulespal.meaning import Encoder
from chinwag.rulespal.readers import Probe, Probed, Reader
from chinwag.rulespal.senses import senses
from chinwag.rulespal.weighing import Weights

FILE = "learnt/weights.msgpack"


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights without a model of meaning and with one, and for each game how to read senses and meanings."""

    words: Weights
    meaning: Weights
    sense_probes: Mapping[str, Probe]
    meaning_probes: Mapping[str, Probe]

    def weights(self, encoder: Encoder | None) -> Weights:
        """How the evidence is weighed."""
        return self.words if encoder is None else self.meaning

    def readers(self, game: str, encoder: Encoder | None) -> tuple[Reader, ...]:
        """Those who read what is asked of a game."""
        return tuple(self._readers(game, encoder))

    def _readers(self, game: str, encoder: Encoder | None) -> Iterator[Reader]:
        yield Probed(self.sense_probes[game], senses().of)
        if encoder is not None:
            yield Probed(self.meaning_probes[game], encoder.vector_of)


@cache
def learnt() -> Learnt:
    """What comes with the package."""
    return msgspec.msgpack.decode((resources.files(__package__) / FILE).read_bytes(), type=Learnt)
