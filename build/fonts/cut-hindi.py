"""Cuts the face of Hindi headings to the shapes that our own words need; see decision 027.

Run from the root of the project, in a Python environment with build/fonts/requirements.txt:

    npm install --no-save harfbuzzjs@1.6.4
    python build/fonts/cut-hindi.py
"""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FACE = Path("languages/hi/anek-devanagari-600.woff2")
WHOLE = Path("languages/hi/whole") / FACE.name


def needed_glyphs() -> list[int]:
    """Numbers of the glyphs that the words of the copy need."""
    with TemporaryDirectory() as folder:
        plain = Path(folder) / "whole.ttf"
        font = TTFont(WHOLE, recalcTimestamp=False)
        font.flavor = None
        font.save(plain)
        made = subprocess.run(
            ["node", "build/fonts/hindi-glyphs.mjs", plain],
            check=True,
            capture_output=True,
            text=True,
        )
    return [int(glyph) for glyph in made.stdout.split(",")]


def main() -> None:
    font = TTFont(WHOLE, lazy=False, recalcTimestamp=False)
    options = Options(
        hinting=False,
        layout_closure=False,
        layout_features=["*"],
        name_IDs=[0, 1, 2, 3, 4, 6, 13, 14],
        flavor="woff2",
    )
    options.drop_tables += ["STAT", "gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(gids=needed_glyphs())
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(FACE)
    print(f"{FACE}: {FACE.stat().st_size} bytes")


main()
