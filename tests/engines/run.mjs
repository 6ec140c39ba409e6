// Runs the site in WebKit and Firefox: `npm run engines`, or with the names of some: `npm run engines webkit`.
// Other arguments go to Playwright. Ends with 1 if a test failed, with 2 if an engine is not installed.
import { spawnSync } from 'node:child_process';
import { ENGINES } from './find-engines.mjs';

const given = process.argv.slice(2);
const named = given.filter((name) => name in ENGINES);
const asked = Object.entries(ENGINES).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
const missing = asked.filter(([, engine]) => !engine.isHere());
const here = asked.filter((entry) => !missing.includes(entry));

let status = 0;
if (here.length > 0)
  status =
    spawnSync(
      'npx',
      [
        ...['playwright', 'test', '-c', 'tests/engines/engines.config.ts'],
        ...here.map(([name]) => `--project=${name}*`),
        ...given.filter((argument) => !named.includes(argument)),
      ],
      { stdio: 'inherit' },
    ).status ?? 1;
for (const [, { title, install }] of missing)
  console.error(
    `${title} is not installed here, so nothing was tested in it. On Debian or Ubuntu:\n  ${install}`,
  );
process.exit(status || (missing.length > 0 ? 2 : 0));
