import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../build/bundling/compress.ts';
import type { Site } from './site.ts';

/** Chooses files of a build by their paths in it. */
export type Files = (file: string) => boolean;

/** What a host does to its folder in one go: it puts files of the new build there. */
export interface Step {
  name: string;
  puts: Files;
}

/** No later build has another file under such a name. */
const isHashed: Files = (file) => /^assets\/.+-[\w-]{7,8}\.\w+$/.test(file);

const isAsset: Files = (file) => file.startsWith('assets/');

/** The order that docs/deploy.md asks for. */
export const HASHED_FIRST: readonly Step[] = [
  { name: 'files with a hash', puts: isHashed },
  { name: 'all but the worker', puts: (file) => file !== 'sw.js' },
  { name: 'the worker', puts: () => true },
];

/** As some hosts do it, folder by folder: the entry, which has no hash, comes before its documents. */
export const ASSETS_FIRST: readonly Step[] = [
  { name: 'all of assets', puts: isAsset },
  { name: 'the rest', puts: () => true },
];

export const DOCUMENTS_FIRST: readonly Step[] = [
  { name: 'all but assets', puts: (file) => !isAsset(file) },
  { name: 'assets', puts: () => true },
];

/** One file comes after all others, and is not a file until then. */
export const lateAsset = (late: RegExp): readonly Step[] => [
  { name: `all but ${late.source}`, puts: (file) => !late.test(file) },
  { name: 'the late one', puts: () => true },
];

/** A server's folder while a deployment is under way: it has files of two builds, and is served as it is. */
export class ServedFolder {
  readonly #site: Site;
  readonly #folder: string;

  constructor(site: Site, folder: string) {
    this.#site = site;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Puts files of a build over what is there. Throws where there are none. */
  async put(build: string, { name, puts }: Step): Promise<void> {
    const files = (await shippedFiles(build)).filter(puts);
    if (files.length === 0) throw new Error(`The build has nothing of "${name}".`);
    for (const file of files) cpSync(path.join(build, file), path.join(this.#folder, file));
    await this.#site.replace(this.#folder);
  }

  /** Deletes what a build does not have. */
  async clear(build: string): Promise<void> {
    const kept = new Set(await shippedFiles(build));
    for (const file of await shippedFiles(this.#folder))
      if (!kept.has(file)) rmSync(path.join(this.#folder, file));
    await this.#site.replace(this.#folder);
  }
}

/** All but compressed copies, which the server would rather give than a file that is newer. */
const shippedFiles = async (build: string): Promise<string[]> =>
  (await filesIn(build)).filter((file) => !file.endsWith('.br'));
