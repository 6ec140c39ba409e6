import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All that a build of the demo reads, but for tests next to what they test. */
const INPUTS = [
  ...[
    'src',
    'facts',
    'copy',
    'languages',
    'build',
    'public',
    'index.html',
    'vite.config.ts',
    'package.json',
  ],
  ...['package-lock.json', 'tsconfig.json', '.env.demo'],
];
const NO_INPUT = /\.test\.tsx?$|^src\/generated\//;

const NOTE = 'node_modules/.cache/affected/build.json';

/** Whether `dist` is what a build of the demo would make now. */
export function isFresh(root) {
  try {
    const noted = readFileSync(path.join(root, NOTE), 'utf8');
    return noted === stateOf(root);
  } catch {
    return false;
  }
}

/** Notes that `dist` has just been built of these sources. */
export function noteBuild(root) {
  const file = path.join(root, NOTE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stateOf(root));
}

/** What the sources say, and which files `dist` has: of when, and how large. */
function stateOf(root) {
  const sources = INPUTS.flatMap((name) => filesIn(root, name)).filter((f) => !NO_INPUT.test(f));
  const built = filesIn(root, 'dist').map((file) => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    return [file, size, mtimeMs];
  });
  return JSON.stringify({
    sources: digest(sources.map((file) => [file, readFileSync(path.join(root, file), 'base64')])),
    built: digest(built),
  });
}

const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function filesIn(root, name) {
  const place = path.join(root, name);
  if (statSync(place).isFile()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
