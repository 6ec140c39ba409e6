import { readFileSync } from 'node:fs';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

// Whoever builds twice and wants the same bytes says when: https://reproducible-builds.org/specs/source-date-epoch/
const builtAt = Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now();

/** Constant of the sources that says which version is built, and on which day (UTC). No script of a page has it. */
export const releaseConstant = {
  RELEASE: JSON.stringify({ version, builtOn: new Date(builtAt).toISOString().slice(0, 10) }),
};
