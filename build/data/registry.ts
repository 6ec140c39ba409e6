import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Published } from './age.ts';
import type { Source } from './sources.ts';

const npm = (options: readonly string[], cwd?: string) =>
  execFileSync('npm', [...options], { encoding: 'utf8', cwd, shell: process.platform === 'win32' });

/** The version that the site is made with. */
export function usedVersion({ package: name, pinned }: Source): string {
  const installed = Object.entries(packageFile.devDependencies).find(([each]) => each === name);
  const version = pinned?.version ?? installed?.[1];
  if (!version) throw new Error(`${name} is neither installed nor pinned.`);
  return version;
}

/** Asks the registry. Throws without a network. */
export async function publishedVersions(name: string): Promise<Published> {
  const { version, time } = JSON.parse(npm(['view', name, 'version', 'time', '--json']));
  return { newest: version, time };
}

/**
 * Fetches a pinned package and unpacks it.
 *
 * @returns the folder of its files
 * @throws where it is not the one that was pinned
 */
export function fetchPinned({ package: name, pinned }: Source): string {
  if (!pinned) throw new Error(`${name} is not pinned.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const [packed] = JSON.parse(npm(['pack', `${name}@${pinned.version}`, '--json'], folder));
  const file = path.join(folder, packed.filename);
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (`sha512-${digest}` !== pinned.integrity)
    throw new Error(`${name}@${pinned.version} is not the package that was pinned.`);
  execFileSync('tar', ['xzf', packed.filename], { cwd: folder });
  return path.join(folder, 'package');
}
