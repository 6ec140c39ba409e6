// Prints the glyphs of a face that our Hindi needs, joined by commas: of every word of the copy, and of every letter
// with every vowel sign, those that HarfBuzz ends with and those of all its steps towards them. See decision 027.
//
//   npm install --no-save harfbuzzjs@1.6.4
//   node build/fonts/hindi-glyphs.mjs <face.ttf>
import { readdirSync, readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shapeWithTrace } from 'harfbuzzjs';

const ROOTS = ['languages/hi', 'src/features'];

const [file] = process.argv.slice(2);
const copy = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${root}/${name}`, 'utf8')),
).join();
const all = (pattern) => [...new Set(copy.match(pattern))];

const syllables = all(/[\u0915-\u0939]\u093c?/g).flatMap((letter) =>
  all(/[\u093e-\u094c]?[\u0901\u0902]?/g).map((sign) => letter + sign),
);
const font = new Font(new Face(new Blob(readFileSync(file))));
const glyphs = new Set();
for (const word of [...all(/[\u0900-\u097f\u200c\u200d]+/g), ...syllables]) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  for (const step of shapeWithTrace(font, buffer, [], 0, 0))
    if (step.glyphs) for (const { g } of step.t) glyphs.add(g);
}
console.log([...glyphs].join());
