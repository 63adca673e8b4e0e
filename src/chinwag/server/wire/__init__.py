"""What travels between server and client, as types; the client's TypeScript types are generated from these.

Over HTTP a table is made and a seat is taken (`over_http`); everything at a table goes over one WebSocket: what a
client says (`from_client`), `Hello` first, and what the server tells (`from_server`). Who brings no secret, or a
wrong one, is an onlooker.
"""
