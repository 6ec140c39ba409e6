import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SLUG } from '../../facts/site.ts';
import { isAllowed } from '../licences/allowed-licences.ts';
import { notices } from '../licences/notices.ts';
import { sbom } from '../licences/sbom.ts';
import { shippedPackages } from '../licences/shipped-packages.ts';
import { stylePackages } from '../licences/style-packages.ts';
import { securityTxt } from './security-txt.ts';

/**
 * Writes `security.txt`, the notices and the bill of materials of what was shipped.
 *
 * @param modules all that is shipped, as bundlers name them
 * @throws for a package under a licence that is not allowed
 */
export async function writeLegalFiles(
  { root, out, origin }: { root: string; out: string; origin: string },
  modules: readonly string[],
): Promise<void> {
  const packages = shippedPackages([...modules, ...(await stylePackages(root))], root);
  const refused = packages.filter(({ licence }) => !isAllowed(licence, 'shipped'));
  if (refused.length > 0)
    throw new Error(
      `This build must not ship: ${refused.map(({ name, licence }) => `${name} is under ${licence || 'no licence'}`).join(', ')}.`,
    );
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await mkdir(path.join(out, '.well-known'), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(out, file), text);
  await write('.well-known/security.txt', securityTxt(origin, new Date()));
  await write('third-party-notices.txt', notices(packages));
  await write('sbom.json', sbom({ name: SLUG, version }, packages));
}
