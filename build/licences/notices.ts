import type { ShippedPackage } from './shipped-packages.ts';

/** Material in the build that is not a package's code. */
const MATERIAL = `Names and positions of places in India are from GeoNames (https://www.geonames.org/), under the
Creative Commons Attribution 4.0 licence (https://creativecommons.org/licenses/by/4.0/); shortened
and rounded.

The passphrases that the locker refuses are from zxcvbn-ts (https://github.com/zxcvbn-ts/zxcvbn), copyright (c)
2012-2016 Dan Wheeler and Dropbox, Inc., copyright (c) 2021 @zxcvbn-ts, under the MIT licence, whose text is below
with packages that have it.`;

const LINE = '-'.repeat(80);

/** `third-party-notices.txt`: whose work is in the build, and under which terms. Equal terms are listed once. */
export function notices(packages: readonly ShippedPackage[]): string {
  const byTerms = Map.groupBy
    ? Map.groupBy(packages, termsOf)
    : packages.reduce(
        (groups, one) => groups.set(termsOf(one), [...(groups.get(termsOf(one)) ?? []), one]),
        new Map<string, ShippedPackage[]>(),
      );
  const blocks = [...byTerms].map(([terms, group]) => `${group.map(title).join('\n')}\n\n${terms}`);
  return `${['This site contains work of others.', MATERIAL, ...blocks].join(`\n\n${LINE}\n\n`)}\n`;
}

const title = ({ name, version }: ShippedPackage) => `${name} ${version}`;

const termsOf = ({ licence, text }: ShippedPackage) => text || `Licence: ${licence}`;
