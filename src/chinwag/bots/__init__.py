"""Bots that play any game through its protocol; what a bot must know of one game lies in that game's folder."""
