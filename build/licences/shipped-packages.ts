import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { READ_BY_HAND } from './allowed-licences.ts';

/** A package of which something is in the build. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression; empty if it names none. */
  licence: string;
  /** Text of its licence; empty if it brings none. */
  text: string;
}

/** Code that the bundler itself puts in, under ids that are not files. */
const OF_BUNDLER: Readonly<Record<string, string>> = { vite: 'vite', rolldown: 'rolldown' };

/**
 * The packages that modules belong to, by name.
 *
 * @param ids modules as the bundler names them, of all that is shipped
 * @param root folder of the project
 */
export function shippedPackages(ids: Iterable<string>, root: string): ShippedPackage[] {
  const folders = new Set([...ids].flatMap((id) => folderOf(id, root) ?? []));
  return [...folders].map(read).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function folderOf(id: string, root: string): string | undefined {
  const [, maker = ''] = /^\0(\w+)\//.exec(id) ?? [];
  const own = OF_BUNDLER[maker];
  if (own) return path.join(root, 'node_modules', own);
  const file = path.resolve(root, id.replace(/^\0/, ''));
  return PACKAGE.exec(file.replaceAll('\\', '/'))?.[0];
}

function read(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.md|\.txt)?$/i.test(one));
  return {
    name,
    version,
    licence: license ?? READ_BY_HAND[name] ?? '',
    text: file ? ownTerms(readFileSync(path.join(folder, file), 'utf8')) : '',
  };
}

// Vite adds those of what it is bundled from, of which nothing is shipped.
const ownTerms = (text: string) =>
  text.replace(/^# Licenses of bundled dependencies.*/ms, '').trim();
