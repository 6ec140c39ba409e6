import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** In a language's folder: its faces as they were before they were cut, under the names of the cut ones. */
const WHOLE_FACES = 'whole';

const HEADING = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs;

/** A word in the letters of a face: letters, marks above and below them, and joiners. */
const WORD = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** Words in the headings of a document. */
export const headingWords = (html: string): string[] =>
  [...html.matchAll(HEADING)].flatMap(
    ([, , heading = '']) => heading.replace(/<[^>]*>/g, ' ').match(WORD) ?? [],
  );

/**
 * Words in the headings of a language that its cut face would draw otherwise than the whole one: a letter of theirs is
 * missing, or the shape of two letters in one. Latin words have a separate face.
 *
 * @param folder the language's folder of copy, where its faces are
 * @param pages folder of its built documents
 */
export function headingFaceProblems(folder: string, pages: string): string[] {
  const faces = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  if (faces.length === 0) return [];
  const documents = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const words = new Set(
    documents.flatMap((file) => headingWords(readFileSync(path.join(pages, file), 'utf8'))),
  );
  return faces.flatMap((file) => {
    const cut = drawnBy(path.join(folder, file));
    const whole = drawnBy(path.join(folder, WHOLE_FACES, file));
    const wrong = [...words].filter(
      (word) =>
        whole.hasEvery(word) && !(cut.hasEvery(word) && cut.draw(word) === whole.draw(word)),
    );
    return wrong.map((word) => `${file} was cut without what “${word}” needs; see decision 027.`);
  });
}

function drawnBy(file: string) {
  const face = create(readFileSync(file)) as Font;
  const paths = new Map<number, string>();
  const outline = (glyph: ReturnType<Font['layout']>['glyphs'][number]) => {
    const known = paths.get(glyph.id) ?? glyph.path.toSVG();
    paths.set(glyph.id, known);
    return known;
  };
  return {
    hasEvery: (word: string) =>
      [...word].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) as number)),
    draw: (word: string) => {
      const { glyphs, positions } = face.layout(word);
      return glyphs.map((glyph, i) => outline(glyph) + JSON.stringify(positions[i])).join();
    },
  };
}
