// `npm run check`: format and lint, types and unit tests side by side. Prints what failed, and how long
// each part took. Tests that build, the simulations of outbox and locker, and files `*.slow.test.ts` are left to
// `npm test`. That begins with this as well (`all`): with every unit test, and beside them the demo is built for the
// browser tests, since neither keeps two processors busy. What TypeScript has checked and nobody has changed since, it
// remembers in `node_modules/.cache/tsc`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tool } from './tool.mjs';

const all = process.argv[2] === 'all';
if (all) rmSync('.results', { recursive: true, force: true });

const PARTS = {
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  'format of styles and Markdown': ['prettier', '--check', '**/*.{scss,md}'],
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the worker': ['tsc', '-p', 'src/sw/tsconfig.json'],
  'types of tests and build': ['tsc', '-p', 'tests/tsconfig.json'],
  ...(all
    ? { build: ['vite', 'build', '--mode', 'demo'], unit: ['vitest', 'run'] }
    : { unit: ['vitest', 'run', 'tests/unit', '--reporter', 'dot'] }),
};

// `vitest.config.ts` leaves out of each of its projects what is slow: none hears of `--exclude`.
const env = { ...process.env, NO_COLOR: '1', ...(!all && { UNIT_TESTS: 'quick' }) };

async function run([name, ...options]) {
  const child = spawn(process.execPath, [tool(name), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  const [code] = await once(child, 'close');
  return { passed: code === 0, text };
}

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const results = await Promise.all(
  Object.entries(PARTS).map(async ([name, command]) => {
    const { passed, text } = await run(command);
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${seconds()}`);
    if (!passed) console.log(text);
    return passed;
  }),
);
const passed = results.every(Boolean);
console.log(`${passed ? 'All passed' : 'Failed'} in ${seconds()}`);
process.exitCode = passed ? 0 : 1;
