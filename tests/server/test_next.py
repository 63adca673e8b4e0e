"""The table after this one, over HTTP."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
import pytest
from tests.server.live import Player, Site, play_on, players, site
from tests.server.test_http import code_of

from chinwag.core.record import read_record
from chinwag.core.replay import replay
from chinwag.games import GAMES


def ask_for_next(there: Site, table: str, secret: str | None, game: str = "beardsmith") -> httpx.Response:
    headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
    return there.http.post(f"/api/tables/{table}/next", json={"game": game}, headers=headers)


def test_the_company_goes_on_at_one_table_whoever_asks_first() -> None:
    with site() as there, players(there, seats=2, onlookers=1) as company:
        anna, berta, onlooker = company
        table = anna.table["id"]
        assert code_of(ask_for_next(there, table, anna.secret)) == (409, "not_over")
        play_on(company)
        assert code_of(ask_for_next(there, table, None)) == (403, "onlooker")
        assert code_of(ask_for_next(there, table, "nonsense")) == (403, "onlooker")
        assert code_of(ask_for_next(there, table, anna.secret, "ludo")) == (404, "unknown_game")
        laid = ask_for_next(there, table, berta.secret)
        assert laid.status_code == 201
        name = laid.json()["table"]
        assert ask_for_next(there, table, anna.secret).json() == {"table": name}
        for player in company:
            player.until("table", lambda message: message["table"]["next"] == name)
        assert onlooker.you is None
        for player in (anna, berta):
            with Player(there, name, player.secret) as again:
                assert again.you == player.you
                assert again.table["host"] == berta.you
                assert again.table["phase"] == "waiting"
                assert again.table["evening"][0]["names"] == ["Player 0", "Player 1"]


@pytest.mark.parametrize(("game", "lot"), [("epic", "dealer"), ("wizards", "first")])
def test_the_start_goes_round_and_the_record_of_the_second_game_is_sound(game: str, lot: str) -> None:
    with site() as there, players(there, seats=2, game=game, options={}) as company, ExitStack() as open_lines:
        play_on(company)
        drawn = company[0].log[0]["events"][0][lot]
        name = ask_for_next(there, company[0].table["id"], company[0].secret, game).json()["table"]
        again = [open_lines.enter_context(Player(there, name, player.secret)) for player in company]
        for player in again:
            assert player.table["options"] == {"first": str(1 - drawn)}
            player.say(type="ready", ready=True)
        for player in again:
            player.until("sync")
        assert again[1].log[0]["events"][0][lot] == 1 - drawn
        play_on(again)
        record = read_record(there.http.get(f"/api/tables/{name}/record").text)
        assert record.options == (("first", str(1 - drawn)),)
        assert replay(record, GAMES[game]).state.scores() == record.result
