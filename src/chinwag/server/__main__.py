"""`python -m chinwag.server`: the commands of the server alone."""

import typer

from chinwag.server.commands import add_commands

app = typer.Typer(no_args_is_help=True)
add_commands(app)
app()
