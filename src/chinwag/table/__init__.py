"""One match: seats, the order of requests, log, chat and bots in seats. No sockets and no SQL live here."""
