"""The built browser client, as files."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chinwag.words import words

CLIENT_FOLDER = Path(__file__).parent / "static"

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def client_routes(folder: Path = CLIENT_FOLDER) -> list[BaseRoute]:
    """The routes of the client: pages, files with a hash in their name, and the few other files of the build.

    Every page is `index.html`, which finds out from the address what it is. An address that the client knows
    nothing of gets it too, with status 404, so that the client can say so; an unknown file gets a plain page.
    """

    async def page(_request: Request) -> Response:
        return _page(folder)

    async def other(request: Request) -> Response:
        name = request.path_params["path"]
        if name.startswith("api/"):
            raise HTTPException(404)
        if name in {file.name for file in _files(folder)}:
            return FileResponse(folder / name, headers={"cache-control": _ASK_AGAIN})
        if "." in name:
            return _plain("missing", 404)
        return _page(folder, status=404)

    return [
        Route("/", page),
        Route("/tables", page),
        Route("/t/{name}", page),
        Mount("/assets", _HashedFiles(directory=folder / "assets", check_dir=False)),
        Route("/{path:path}", other),
    ]


class _HashedFiles(StaticFiles):
    """Files whose names change with their content, so that they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or a plain page that says there is none."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return _plain("missing", 404)
        response.headers["cache-control"] = _FOREVER
        return response


def _files(folder: Path) -> list[Path]:
    """The files of the build beside its folder of assets: icons, the manifest."""
    return [file for file in folder.iterdir() if file.is_file()] if folder.is_dir() else []


def _page(folder: Path, status: int = 200) -> Response:
    index = folder / "index.html"
    if not index.is_file():
        return _plain("not_built", 503)
    return FileResponse(index, status_code=status, headers={"cache-control": _ASK_AGAIN})


def _plain(which: str, status: int) -> Response:
    said = words("table")["plain_pages"][which]
    return HTMLResponse(
        "<!doctype html>\n"
        '<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{said['title']} · Chinwag</title><h1>{said['title']}</h1><p>{said['text']}</p></html>\n",
        status,
        headers={"cache-control": "no-store"},
    )
