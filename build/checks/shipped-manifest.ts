import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One file as it is listed inside a built `sw.js`; see src/sw/manifest.ts. */
export interface ShippedEntry {
  url: string;
  revision: string | null;
  integrity?: string;
}

/** The precache manifest as it stands in a built `sw.js`. Throws if there is none, or more than one. */
export async function shippedManifest(dist: string): Promise<ShippedEntry[]> {
  const script = await readFile(path.join(dist, 'sw.js'), 'utf8');
  const found = script.match(/\[\{"[^[\]]*"url":"[^[\]]*\}\]/g) ?? [];
  if (found.length !== 1)
    throw new Error(`sw.js holds ${found.length} precache manifests, not one.`);
  return JSON.parse(found[0] as string) as ShippedEntry[];
}
