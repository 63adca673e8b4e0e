"""A check of frames against the wire types that the server's own encoder has no part in."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec.inspect as schema
from msgspec import Struct

from chinwag.core.protocol import Action, AnyRules, Event, View
from chinwag.server.wire import from_server


class FieldError(AssertionError):
    """A frame has a field that its type has not."""


def check_frame(rules: AnyRules, frame: str) -> None:
    """Raise `FieldError` when a frame of a game holds anything beyond the fields of its types."""
    message = json.loads(frame)
    any_game: AnyGame = {
        View: _info(rules.view_type),
        Event: _info(rules.event_type),
        Action: _info(rules.action_type),
    }
    _check(message, _info(from_server.FromServer), any_game, message["type"])


_KEY = re.compile(r'"(\w+)":')


def check_names(rules: AnyRules, frame: str) -> None:
    """Raise `FieldError` when a frame has a key that no type of the wire or of the game has. Quick."""
    kinds = (from_server.FromServer, rules.view_type, rules.event_type, rules.action_type)
    known = {option.name for option in rules.options}.union(*(_names(_info(kind)) for kind in kinds))
    unknown = set(_KEY.findall(frame)) - known
    if unknown:
        raise FieldError(f"a frame has the fields {sorted(unknown)}")


def _names(kind: schema.Type) -> set[str]:
    match kind:
        case schema.StructType():
            own = {field.encode_name for field in kind.fields}
            tag = set() if kind.tag_field is None else {kind.tag_field}
            return own.union(tag, *(_names(field.type) for field in kind.fields))
        case schema.UnionType():
            return set().union(*map(_names, kind.types))
        case schema.TupleType():
            return set().union(*map(_names, kind.item_types))
        case schema.VarTupleType() | schema.ListType():
            return _names(kind.item_type)
        case schema.DictType():
            return _names(kind.value_type)
    return set()


AnyGame = Mapping[type[Struct], schema.Type]
"""What stands for a View, an Event or an Action in one game."""


_infos: dict[Any, schema.Type] = {}


def _info(kind: Any) -> schema.Type:
    if kind not in _infos:
        _infos[kind] = schema.type_info(kind)
    return _infos[kind]


def _check(value: Any, kind: schema.Type, any_game: AnyGame, place: str) -> None:
    match kind:
        case schema.StructType() if kind.cls in any_game:
            _check(value, any_game[kind.cls], any_game, place)
        case schema.StructType():
            known = {field.encode_name: field.type for field in kind.fields}
            if kind.tag_field is not None:
                known[kind.tag_field] = schema.StrType()
            for name, inside in value.items():
                if name not in known:
                    raise FieldError(f"{place} has a field {name}")
                _check(inside, known[name], any_game, f"{place}.{name}")
        case schema.UnionType():
            _check(value, _member(value, kind), any_game, place)
        case schema.VarTupleType() | schema.ListType():
            for inside in value:
                _check(inside, kind.item_type, any_game, f"{place}[]")
        case schema.TupleType():
            for inside, each in zip(value, kind.item_types, strict=True):
                _check(inside, each, any_game, f"{place}[]")
        case schema.DictType():
            for name, inside in value.items():
                _check(inside, kind.value_type, any_game, f"{place}.{name}")


def _member(value: Any, union: schema.UnionType) -> schema.Type:
    """The member of a union that a value belongs to."""
    structs = [each for each in union.types if isinstance(each, schema.StructType)]
    if isinstance(value, dict) and structs:
        return next(
            (each for each in structs if each.tag is None or value.get(each.tag_field) == each.tag), structs[0]
        )
    if isinstance(value, list):
        lists = schema.VarTupleType | schema.TupleType | schema.ListType
        return next((each for each in union.types if isinstance(each, lists)), schema.AnyType())
    return schema.AnyType()
