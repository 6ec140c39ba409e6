import type { ShippedPackage } from './shipped-packages.ts';

/**
 * Software bill of materials in CycloneDX: what is really in the build. `npm sbom` lists what is installed, names
 * the project after its folder, and differs with every run.
 */
export const sbom = (
  project: { name: string; version: string },
  packages: readonly ShippedPackage[],
): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', ...component(project) } },
      components: packages.map((one) => ({
        type: 'library',
        ...component(one),
        licenses: [licence(one.licence)],
      })),
    },
    null,
    1,
  )}\n`;

const component = ({ name, version }: { name: string; version: string }) => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
});

const licence = (expression: string) =>
  / (?:AND|OR) /.test(expression) ? { expression } : { license: { id: expression } };
