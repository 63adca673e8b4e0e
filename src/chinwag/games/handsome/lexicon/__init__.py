"""The words of Handsome: which there are, how common each is, and what they mean.

`build.py` makes the data beside this file out of two packages, whose licences lie with it.
`docs/words.md` tells more.
"""
