import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { htmlFile } from '../../src/routes/match-route.ts';
import { type Route, routes } from '../../src/routes/paths.ts';
import { INTEGRITY_CHARACTERS } from '../../src/sw/integrity.ts';

/**
 * Files of the build that the worker does not keep: they are of no use without a network. A name that
 * ends in two stars is a folder.
 */
export const NOT_PRECACHED = [
  'sw.js',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'online.txt',
  '_headers',
  '_redirects',
  // Pictures of shared links, which other sites fetch.
  'share/**',
  // Copies for hosts without rewrites; the worker's lookup maps these paths to the canonical page.
  ...(routes as readonly Route[]).flatMap(({ aliases = [] }) => aliases.map(htmlFile)),
];

/** Whether the worker keeps a file of the build, given by its path there. */
export const isPrecached = (file: string): boolean =>
  !NOT_PRECACHED.some((left) =>
    left.endsWith('/**') ? file.startsWith(left.slice(0, -2)) : file === left,
  );

/**
 * One file as the worker knows it: a page under the URL that a host serves without a redirect, with a
 * revision; everything else with a part of its SHA-256 as integrity, which is its revision too. Pages
 * carry no integrity since networks that rewrite HTML would then never finish an install.
 *
 * @param file path in the build's folder
 * @param pages path of each page by its file
 */
export function manifestEntry(file: string, content: Buffer, pages: ReadonlyMap<string, string>) {
  const digest = createHash('sha256').update(content).digest('base64');
  return file.endsWith('.html')
    ? { url: pages.get(file) ?? `/${file}`, revision: digest.slice(0, 10) }
    : { url: `/${file}`, revision: null, integrity: digest.slice(0, INTEGRITY_CHARACTERS) };
}

/**
 * Turns workbox's list of files into the worker's.
 *
 * @returns the transform, and the plugin that tells it where the build goes
 */
export function precacheManifest(): { transform: ManifestTransform; plugin: Plugin } {
  let dist = '';
  const pages = new Map((routes as readonly Route[]).map(({ path }) => [htmlFile(path), path]));
  return {
    plugin: {
      name: 'kolam:precache-manifest',
      configResolved({ root, build }) {
        dist = path.resolve(root, build.outDir);
      },
    },
    async transform(entries) {
      const manifest = entries.map(({ url: file, size }) => ({
        ...manifestEntry(file, readFileSync(path.join(dist, file)), pages),
        size,
      }));
      return { manifest, warnings: [] };
    },
  };
}
