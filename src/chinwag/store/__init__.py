"""Where tables are kept: a journal for each table behind one small interface."""
