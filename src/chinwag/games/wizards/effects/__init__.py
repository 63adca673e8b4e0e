"""What cards and rituals do: small functions, one for each effect that components can name."""
