// `npm run affected`: what a change can turn red, in about a minute, before `npm test` asks everything. Compares the
// working tree with where the branch left `origin/main`, or with `--base <commit>`. Format and lint of changed files,
// types, the unit tests that reach the change and all that cost nothing, and at most a dozen browser tests of what it
// touches: on components in the catalogue, and on the site where `dist` is of these sources or only the site shows
// the change (`--site` builds it in any case). Says what it chose, and what it left out.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from './affected/changed-files.mjs';
import { chooseBrowser, isOfSite, needsSite } from './affected/choose-browser.mjs';
import { chooseUnit } from './affected/choose-unit.mjs';
import { durations } from './affected/durations.mjs';
import { isFresh, noteBuild } from './affected/fresh-build.mjs';
import { importGraph } from './affected/import-graph.mjs';
import { runParts } from './run-parts.mjs';
import { sayGaps } from './say-gaps.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { base: { type: 'string' }, site: { type: 'boolean' }, list: { type: 'boolean' } },
});

const started = Date.now();
const { base, files: changed } = changedFiles(ROOT, values.base);
console.log(`${changed.length} files differ from ${base}:`);
console.log(changed.map((file) => `  ${file}`).join('\n'));

const graph = importGraph(ROOT);
const reached = graph.reachedBy(changed);
const unit = chooseUnit(graph, reached, durations(ROOT));
const isBuilt = isFresh(ROOT);
const builds = !isBuilt && (values.site || needsSite(changed));
const browser = chooseBrowser(
  graph,
  changed,
  reached,
  (spec) => isBuilt || builds || !isOfSite(spec),
);
const units = [...unit.reached, ...unit.reading, ...unit.cheap];
say('Unit tests that reach it', unit.reached);
say('that read sources', unit.reading);
console.log(`… and ${unit.cheap.length} that cost nothing`);
say('Browser tests', browser.chosen);
if (isBuilt) console.log('  the site as it was built last: its sources are the same');
if (builds) console.log('  the site is built for them');
console.log('Left to `npm test`:');
say('  slow ones that reach it', unit.left);
say('  other unit tests', unit.others);
say('  browser tests', browser.left);
if (values.list) process.exit();

const here = changed.filter((file) => existsSync(path.join(ROOT, file)));
const inProse = here.filter((file) => /\.(?:scss|md)$/.test(file));
const hasTypes = (pattern) => changed.some((file) => pattern.test(file));
const parts = {
  ...(here.length > 0 && {
    'format and lint': [
      ...['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
      ...['--files-ignore-unknown=true', ...here],
    ],
  }),
  ...(inProse.length > 0 && {
    'format of styles and Markdown': ['prettier', '--check', ...inProse],
  }),
  ...(hasTypes(/^src\/.*\.tsx?$/) && { types: ['tsc', '-p', 'tsconfig.json'] }),
  ...(hasTypes(/^src\/(?:sw|core|routes|lib)\//) && {
    'types of the worker': ['tsc', '-p', 'src/sw/tsconfig.json'],
  }),
  ...(hasTypes(/\.(?:tsx?|mjs)$/) && {
    'types of tests and build': ['tsc', '-p', 'tests/tsconfig.json'],
    'types of what `npm run new` writes': ['tsc', '-p', 'build/new/template'],
  }),
  unit: [
    'vitest',
    'run',
    '--project',
    '!slow',
    '--reporter',
    'dot',
    '--reporter',
    'json',
    '--outputFile',
    '.results/unit.json',
    ...units,
  ],
  ...(builds && { build: ['vite', 'build', '--mode', 'demo'] }),
};
const browserTests = {
  'browser tests': ['playwright', 'test', '--reporter', 'line', ...browser.chosen],
};
const waits = builds || browser.chosen.length === 0;
let passed = await runParts(waits ? parts : { ...parts, ...browserTests }, {
  RESULTS: '.results/affected',
});
if (builds && passed) noteBuild(ROOT);
if (builds && passed && browser.chosen.length > 0) passed = await runParts(browserTests);
if (hasTypes(/^(?:copy|facts|languages|src)\//)) await sayGaps(ROOT);
console.log(
  `${passed ? 'All passed' : 'Failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exitCode = passed ? 0 : 1;

function say(title, names) {
  const shown = names.slice(0, 20).map((name) => `\n  ${name}`);
  const more = names.length > 20 ? `\n  and ${names.length - 20} more` : '';
  console.log(`${title}: ${names.length}${shown.join('')}${more}`);
}
