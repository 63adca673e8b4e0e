"""The built browser client, as files."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

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

    async def hashed(request: Request) -> Response:
        return _file(folder / "assets", request.path_params["name"], _FOREVER) or _plain("missing", 404)

    async def other(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise HTTPException(404)
        file = _file(folder, path, _ASK_AGAIN)
        if file is not None:
            return file
        return _plain("missing", 404) if "." in path else _page(folder, status=404)

    return [
        Route("/", page),
        Route("/tables", page),
        Route("/rules", page),
        Route("/rules/{game}", page),
        Route("/t/{name}", page),
        Route("/t/{name}/board", page),
        Route("/t/{name}/replay", page),
        Route("/assets/{name}", hashed),
        Route("/{path:path}", other),
    ]


def _file(folder: Path, name: str, caching: str) -> Response | None:
    """A file that lies in the folder itself: the name is looked up, so that it can lead nowhere else."""
    files = {file.name: file for file in folder.iterdir() if file.is_file()} if folder.is_dir() else {}
    return FileResponse(files[name], headers={"cache-control": caching}) if name in files else None


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
