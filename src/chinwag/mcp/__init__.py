"""Chinwag for assistants: an MCP server with tools for the rulebooks, RulesPal, rulings and a seat at a table."""
