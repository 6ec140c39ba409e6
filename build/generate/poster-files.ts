import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LineName, Local } from '../../src/features/upi-qr/poster/local.ts';
import { HINDI, HINDI_KIT } from '../../src/features/upi-qr/poster/words.ts';
import { sfntOfWoff } from '../artifacts/pictures/sfnt-of-woff.ts';
import { shapedOutlines } from '../artifacts/pictures/shaped-outlines.ts';
import { posterPhrases, wordsOf } from '../data/poster-phrases.ts';

const require = createRequire(import.meta.url);

/** Package of the face of each script, in weight 600, under the SIL Open Font License. */
const FACES: Readonly<Record<string, string>> = {
  Bengali: 'noto-sans-bengali',
  Devanagari: 'anek-devanagari',
  Gujarati: 'noto-sans-gujarati',
  Kannada: 'noto-sans-kannada',
  Tamil: 'noto-sans-tamil',
  Telugu: 'noto-sans-telugu',
};

/** File of a script's face. The names of the script and of the file's letters are one. */
export function faceOf(script: string): string {
  const name = FACES[script];
  if (!name) throw new Error(`There is no face for ${script}.`);
  return require.resolve(
    `@fontsource/${name}/files/${name}-${script.toLowerCase()}-600-normal.woff`,
  );
}

/** What is drawn: the words of a language, by the name of their line. */
export interface PosterLines {
  code: string;
  script: string;
  said: string;
  lines: Partial<Record<LineName, string>>;
}

/** Lines of all languages but English. */
export const posterLines = (root: string): PosterLines[] => [
  { code: 'hi', script: 'Devanagari', said: HINDI.scan, lines: { ...HINDI, ...HINDI_KIT } },
  ...posterPhrases(root).map(({ code, script, phrases }) => {
    const { scan, pay, name, check, amount, thanks } = wordsOf(phrases);
    const second = name && check && `${name} ${check}`;
    const lines = { check: second, first: scan, second, third: pay, amount, thanks };
    return {
      code,
      script,
      said: [scan, pay].filter(Boolean).join(', '),
      lines: Object.fromEntries(Object.entries(lines).filter(([, text]) => text)),
    };
  }),
];

/** Sources below `src/generated` that hold the drawn lines of a language each, by their files. */
export function posterFiles(root: string): Map<string, string> {
  return new Map(
    posterLines(root).map((each): [string, string] => {
      const file = `posters/${each.code}.ts`;
      const head = `// Outlines ${digestOf(each)}\n`;
      const made = path.join(root, 'src/generated', file);
      const before = existsSync(made) ? readFileSync(made, 'utf8') : '';
      return [file, before.startsWith(head) ? before : head + sourceOf(each)];
    }),
  );
}

/** The units of outlines. */
const LOCAL = '../../src/features/upi-qr/poster/local.ts';

/** Of what outlines are made: words, face, and how they are drawn. Drawing takes a moment, and they change seldom. */
function digestOf(each: PosterLines): string {
  const files = ['./poster-files.ts', '../artifacts/pictures/shaped-outlines.ts', LOCAL];
  const hash = createHash('sha256').update(JSON.stringify(each));
  hash.update(readFileSync(faceOf(each.script)));
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

function sourceOf({ code, script, said, lines }: PosterLines): string {
  const names = Object.keys(lines);
  const drawn = shapedOutlines(sfntOfWoff(readFileSync(faceOf(script))), Object.values(lines));
  const local: Local = {
    lang: code,
    said,
    glyphs: drawn.glyphs,
    lines: Object.fromEntries(names.map((name, i) => [name, drawn.lines[i]])),
  };
  return `import type { Local } from '#features/upi-qr/poster/local.ts';

export const local: Local = ${JSON.stringify(local)};
`;
}
