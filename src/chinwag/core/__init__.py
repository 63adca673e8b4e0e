"""What a game is: the protocol, chance, options, records and the laws. No game and no I/O lives here."""
