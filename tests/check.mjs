// `npm run check`: format and lint, types and unit tests side by side. Prints what failed, and how long
// each part took. The project `slow`, files `*.slow.test.ts`, is left to `npm test`. That begins with this as well
// (`all`): with every unit test, and meanwhile the demo is built for the browser tests, since neither keeps two
// processors busy. What TypeScript has checked and nobody has changed since, it remembers in `node_modules/.cache/tsc`.
import { rmSync } from 'node:fs';
import { noteBuild } from './affected/fresh-build.mjs';
import { runParts } from './run-parts.mjs';
import { sayGaps } from './say-gaps.mjs';

const all = process.argv[2] === 'all';
if (all) rmSync('.results', { recursive: true, force: true });

const started = Date.now();
const passed = await runParts({
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  'format of styles and Markdown': ['prettier', '--check', '**/*.{scss,md}'],
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the worker': ['tsc', '-p', 'src/sw/tsconfig.json'],
  'types of tests and build': ['tsc', '-p', 'tests/tsconfig.json'],
  'types of what `npm run new` writes': ['tsc', '-p', 'build/new/template'],
  ...(all
    ? {
        build: ['vite', 'build', '--mode', 'demo'],
        unit: ['vitest', 'run'],
        'mutants of this turn': ['tests/deep/mutation/turn.mjs'],
      }
    : { unit: ['vitest', 'run', '--project', '!slow', '--reporter', 'dot'] }),
});
if (all && passed) noteBuild(process.cwd());
await sayGaps(process.cwd());
console.log(
  `${passed ? 'All passed' : 'Failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exitCode = passed ? 0 : 1;
