"""Cuts the Latin face of the site out of the package's files; see decision 022.

Run from the root of the project, in a Python environment with build/fonts/requirements.txt:

    python build/fonts/cut-latin.py
"""

import re
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

PACKAGE = Path("node_modules/@fontsource-variable/anek-latin/files")
STYLES = Path("src/styles/_fonts.scss")
FACE = Path("src/styles/fonts/anek-latin.woff2")

RUPEE = 0x20B9
# What another weight adds to the advance of a pair.
ADVANCE_DEVICE = 0x40


def cut(file: str, unicodes: list[int], features: list[str], weights: tuple[float, ...]) -> TTFont:
    """The letters of a file of the package, in the weights given."""
    options = Options(hinting=False, layout_features=features, name_IDs=[1, 2, 3, 4, 6, 13, 14])
    font = TTFont(PACKAGE / file, lazy=False, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return reopened(instancer.instantiateVariableFont(reopened(font), {"wght": weights}))


def reopened(font: TTFont) -> TTFont:
    """As a file would have it: tables that were changed are compiled, and glyphs without variations listed."""
    file = BytesIO()
    font.flavor = None
    font.save(file)
    return TTFont(file, lazy=False, recalcTimestamp=False)


def drop_kerning_of_weights(font: TTFont) -> None:
    """Leaves the kerning of weight 500 for all weights: nobody sees the difference of 3.5 KB."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs.ValueFormat1 &= ~ADVANCE_DEVICE
    font["GDEF"].table.VarStore, font["GDEF"].table.Version = None, 0x10000


def graft_rupee(font: TTFont, source: TTFont) -> None:
    """Puts the sign behind the letters: a file of its own cost the first text 300 ms."""
    for each in (font, source):
        for table in [*each.keys()]:
            each[table]
    for glyph in font.getGlyphOrder():
        font["gvar"].variations[glyph], font["glyf"][glyph]
    sign = source.getBestCmap()[RUPEE]
    font.setGlyphOrder([*font.getGlyphOrder(), sign])
    font["glyf"].setGlyphOrder(font.getGlyphOrder())
    font["glyf"].glyphs[sign] = source["glyf"][sign]
    font["hmtx"].metrics[sign] = source["hmtx"].metrics[sign]
    font["gvar"].variations[sign] = source["gvar"].variations[sign]
    for table in font["cmap"].tables:
        table.cmap[RUPEE] = sign
    del font["HVAR"]
    add_HVAR(font)


def main() -> None:
    (ranges,) = re.findall(r"unicode-range:([^;]*);", STYLES.read_text())
    letters = parse_unicodes(re.sub(r"\s+|U\+", "", ranges))
    font = cut("anek-latin-latin-wght-normal.woff2", letters, ["kern", "tnum"], (400, 650))
    drop_kerning_of_weights(font)
    graft_rupee(
        font, cut("anek-latin-latin-ext-wght-normal.woff2", [RUPEE], ["*"], (400, 500, 650))
    )
    font.flavor = "woff2"
    font.save(FACE)
    print(f"{FACE}: {FACE.stat().st_size} bytes")


main()
