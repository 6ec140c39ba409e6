import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { SLUG } from '../../src/content/site.ts';
import { isAllowed } from '../licences/allowed-licences.ts';
import { notices } from '../licences/notices.ts';
import { sbom } from '../licences/sbom.ts';
import { shippedPackages } from '../licences/shipped-packages.ts';
import { stylePackages } from '../licences/style-packages.ts';
import { siteOrigin } from '../settings.ts';
import { afterWriting } from '../vite/after-writing.ts';
import { securityTxt } from './security-txt.ts';

/**
 * Writes `security.txt`, the notices and the bill of materials of what was shipped. Fails the build for a package
 * under a licence that is not allowed.
 *
 * @param ids modules of everything that is shipped, known when this runs
 */
export function legalFiles(ids: ReadonlySet<string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:legal-files',
    apply: 'build',
    // After vite-plugin-pwa, which builds the worker and is a post plugin too.
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    ...afterWriting(async () => {
      const { root, env, build } = config;
      if (build.ssr) return;
      const packages = shippedPackages([...ids, ...(await stylePackages(root))], root);
      const refused = packages.filter(({ licence }) => !isAllowed(licence, 'shipped'));
      if (refused.length > 0)
        throw new Error(
          `This build must not ship: ${refused.map(({ name, licence }) => `${name} is under ${licence || 'no licence'}`).join(', ')}.`,
        );
      const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
      const out = path.resolve(root, build.outDir);
      await mkdir(path.join(out, '.well-known'), { recursive: true });
      const write = (file: string, text: string) => writeFile(path.join(out, file), text);
      await write('.well-known/security.txt', securityTxt(siteOrigin(env), new Date()));
      await write('third-party-notices.txt', notices(packages));
      await write('sbom.json', sbom({ name: SLUG, version }, packages));
    }),
  };
}
