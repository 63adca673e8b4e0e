"""The table after this one, over HTTP."""

from __future__ import annotations

import httpx
from tests.server.live import Player, Site, play_on, players, site
from tests.server.test_http import code_of


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
