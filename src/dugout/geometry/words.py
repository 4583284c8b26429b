"""Machine words as sets of up to 60 members."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(word: i64) -> i64:
    """The number of bits of a word of 60."""
    word = word - (word >> 1 & 0x555555555555555)
    word = (word & 0x333333333333333) + (word >> 2 & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F
