import { isAllowed, READ_BY_HAND } from './allowed-licences.ts';

/** A package as `package-lock.json` has it, by its folder. The project itself is the folder ''. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  /** Of a tool, if another package wants it as well. */
  devOptional?: boolean;
}

/** Packages of a lockfile that are under no licence that we may use, by name. */
export function refusedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
): { name: string; licence: string }[] {
  return Object.entries(packages)
    .filter(([folder]) => folder.includes('node_modules/'))
    .map(([folder, { license, dev, devOptional }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      const licence = license ?? READ_BY_HAND[name] ?? '';
      return { name, licence, use: dev || devOptional ? ('tool' as const) : ('shipped' as const) };
    })
    .filter(({ licence, use }) => !isAllowed(licence, use))
    .map(({ name, licence }) => ({ name, licence }));
}
