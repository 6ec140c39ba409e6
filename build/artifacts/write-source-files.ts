import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { SANDBOX_DIGEST_FILE, SANDBOX_FILE } from '../../facts/files.ts';
import { readArt } from '../colours/recolour.ts';
import { furtherLanguages, languagesOf } from '../languages.ts';
import { outOf, siteOrigin } from '../settings.ts';
import { FOLDER, ownScreenshots } from './pictures/screenshots.ts';
import { shortcutIcon } from './pictures/shortcut-icon.ts';
import { robots, sitemap } from './sitemap.ts';
import { SOURCE_FILES } from './source-files.ts';
import { SHORTCUT_ICONS } from './web-manifest.ts';

/**
 * Writes what is made of the sources alone: descriptions of the API and its sandbox, lists, and pictures.
 *
 * @param sandbox source of the local sandbox
 */
export async function writeSourceFiles(config: ResolvedConfig, sandbox: string): Promise<void> {
  const out = outOf(config);
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), content);
  };
  for (const [file, { make }] of Object.entries(SOURCE_FILES)) await write(file, make());
  const origin = siteOrigin(config.env);
  await write(
    'sitemap.xml',
    sitemap(
      origin,
      (route) => languagesOf(config.root, route),
      furtherLanguages(config.root).length > 0,
    ),
  );
  await write('robots.txt', robots(origin));
  const digest = createHash('sha256').update(sandbox).digest('hex');
  await write(SANDBOX_FILE, sandbox);
  // As `sha256sum --check` reads it.
  await write(SANDBOX_DIGEST_FILE, `${digest}  ${path.posix.basename(SANDBOX_FILE)}\n`);
  // Drawings in the colours of the current tokens. A folder that was not emptied may hold others, too.
  for (const name of await readdir(path.join(config.publicDir, 'art')))
    await write(`art/${name}`, await readArt(config.root, name));
  const screenshots = ownScreenshots();
  if (screenshots.length === 0)
    config.logger.info('The screenshots show another name or other colours, and are left out.');
  for (const { file } of screenshots)
    await write(`screenshots/${file}`, await readFile(path.join(FOLDER, file)));
  for (const [file, icon] of Object.entries(SHORTCUT_ICONS)) await write(file, shortcutIcon(icon));
}
