"""What goes wrong, in words and as a status of HTTP."""

from __future__ import annotations

from chinwag.server.wire import from_server
from chinwag.table.errors import Declined
from chinwag.words import sentence, words

_STATUS = {
    "origin": 403,
    "host_only": 403,
    "onlooker": 403,
    "no_table": 404,
    "no_path": 404,
    "unknown_game": 404,
    "wrong_method": 405,
    "old_table": 409,
    "name_taken": 409,
    "no_free_chair": 409,
    "chair_taken": 409,
    "not_waiting": 409,
    "not_away": 409,
    "no_vacation": 409,
    "not_playing": 409,
    "not_started": 409,
    "undo_over": 409,
    "undo_nothing": 409,
    "undo_others_acted": 409,
    "undo_late": 409,
    "undo_sealed": 409,
    "undo_new_information": 409,
    "already_asked": 409,
    "nothing_asked": 409,
    "not_over": 409,
    "sealed": 403,
    "too_big": 413,
    "not_json": 415,
    "too_fast": 429,
    "broken": 500,
    "house_full": 503,
    "not_kept": 503,
}
_BAD_REQUEST = 400


def failed(declined: Declined, request: int | None = None) -> from_server.Failed:
    """The message that says why, to a request where that is known."""
    tables = words("table")
    message = sentence(tables["failures"][declined.code], declined.facts, tables)
    return from_server.Failed(declined.code, message, declined.facts, request)


def status_of(declined: Declined) -> int:
    """The status of HTTP for a request that was declined."""
    return _STATUS.get(declined.code, _BAD_REQUEST)
