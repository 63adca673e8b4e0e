"""HTTP and WebSocket: the only place that speaks to browsers, and it sends views and events only."""
