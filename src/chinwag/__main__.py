"""`python -m chinwag`: the command line, for where its script is not installed."""

from chinwag.cli import main

main()
