// Runs the site in WebKit and Firefox: `npm run engines`, or with the names of some: `npm run engines webkit`.
// Other arguments go to Playwright. Ends with 1 if a test failed, with 2 if an engine is not installed.
// What is tested is a new build, or the build in the folder that SITE_DIST names.
// Last seen: the twenty tests pass in WebKitGTK 2.50.6 (about Safari 26.0) and in Firefox 153.8.0esr, each in a
// normal and in a private session, but for what the run says it left out.
import { spawnSync } from 'node:child_process';
import { tool } from '../../tool.mjs';
import { ENGINES } from './find-engines.mjs';

const given = process.argv.slice(2);
const named = given.filter((name) => name in ENGINES);
const asked = Object.entries(ENGINES).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
const missing = asked.filter(([, engine]) => !engine.isHere());
const here = asked.filter((entry) => !missing.includes(entry));

const run = (name, ...options) =>
  spawnSync(process.execPath, [tool(name), ...options], { stdio: 'inherit' }).status ?? 1;

function build() {
  process.env.SITE_DIST = '.cache/engines';
  return run('vite', 'build', '--mode', 'demo', '--outDir', '.cache/engines', '--logLevel', 'warn');
}

let status = 0;
if (here.length > 0) {
  if (!process.env.SITE_DIST) status = build();
  status ||= run(
    ...['playwright', 'test', '-c', 'tests/deep/engines/engines.config.ts'],
    ...here.map(([name]) => `--project=${name}*`),
    ...given.filter((argument) => !named.includes(argument)),
  );
}
for (const [, { title, install }] of missing)
  console.error(
    `${title} is not installed here, so nothing was tested in it. On Debian or Ubuntu:\n  ${install}`,
  );
process.exit(status || (missing.length > 0 ? 2 : 0));
