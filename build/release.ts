import { readFileSync } from 'node:fs';
import { copyShape } from './copy-shape.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

// For the same bytes from two builds, set the time: https://reproducible-builds.org/specs/source-date-epoch/
const builtAt = Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now();

/**
 * Constants of the sources: which version is built, and on which day (UTC), which no script of a page has; and its
 * copy's shape.
 */
export const releaseConstant = {
  COPY_SHAPE: JSON.stringify(copyShape()),
  RELEASE: JSON.stringify({ version, builtOn: new Date(builtAt).toISOString().slice(0, 10) }),
};
