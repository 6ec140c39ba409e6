import { type Age, ageOf } from './age.ts';
import { makeBankNames } from './banks/make-bank-names.ts';
import { makeLandlinePrefixes } from './landlines/make-landline-prefixes.ts';
import { compareWithOutlines } from './places/outlines.ts';
import { publishedVersions, usedVersion } from './registry.ts';
import { SOURCES, type Source } from './sources.ts';

/** @returns the exit code: 1 where something is older than its source, or not as it says */
export async function main(what?: string, file?: string): Promise<number> {
  if (what === 'banks') return makeBankNames(SOURCES.banks);
  if (what === 'landlines') return makeLandlinePrefixes();
  if (what === 'outlines') return compareWithOutlines(file);
  const ages = await Promise.all(
    Object.values<Source>(SOURCES).map(async (source) =>
      ageOf(source, usedVersion(source), await publishedVersions(source.package)),
    ),
  );
  for (const age of ages) console.log(inWords(age));
  return ages.every(({ isRight }) => isRight) ? 0 : 1;
}

const inWords = ({ source, used, newest, published, isRight }: Age) =>
  [
    isRight ? 'newest ' : 'OLDER  ',
    `${source.what}: ${source.package} ${used} of ${published}`,
    used === newest ? '' : `, newest is ${newest}`,
    source.date && source.date !== published ? `, not of ${source.date} as the site says` : '',
  ].join('');
