import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { colour } from './tokens.ts';

/**
 * The colours in which the files of `public/art` are drawn, and the token that each of them represents. They
 * stay as they are when a token changes: they say what the files hold, and the files stay pictures that any
 * program shows.
 */
export const DRAWN: Readonly<Record<string, string>> = {
  '#abe1db': 'teal-200',
  '#73c9c1': 'teal-300',
  '#40aca3': 'teal-400',
  '#1a8781': 'teal-500',
  '#096763': 'teal-600',
  '#06514f': 'teal-700',
  '#053d3b': 'teal-800',
  '#042929': 'teal-900',
  '#13292b': 'ink-800',
  '#07191b': 'ink-900',
  '#fcfbf7': 'paper-50',
  '#f6f4ed': 'paper-100',
  '#e3ded2': 'paper-300',
  '#fdc859': 'marigold-300',
  '#fab423': 'marigold-400',
  '#e29805': 'marigold-500',
  '#dc4f3a': 'red-500',
  '#d3f2ee': 'drawn-glass',
  '#c3d3d0': 'drawn-text',
  '#c9d6d4': 'drawn-text-strong',
  '#dce4e1': 'drawn-text-faint',
  '#073b39': 'drawn-night-1',
  '#063533': 'drawn-night-2',
  '#042325': 'drawn-night-3',
};

/** White and black are nobody's brand. */
const PLAIN = /^#(?:f+|0+)$/;

/**
 * A drawing in the colours of the current tokens.
 *
 * @throws where it has a colour that is not in `DRAWN`
 */
export function recolour(svg: string): string {
  return svg.replace(/(?<!\(|href=.)#[\da-f]{3,8}\b/gi, (drawn) => {
    const name = DRAWN[drawn.toLowerCase()];
    if (name) return colour(name);
    if (PLAIN.test(drawn.toLowerCase())) return drawn;
    throw new Error(`A drawing has the colour ${drawn}, which belongs to no token.`);
  });
}

/** Folders of drawings: those that pages show, and those that only pictures of shared links do. */
const FOLDERS = ['public/art', 'build/art'];

/** A drawing as it is shown; `name` is `spot-store.svg` for example. Throws where there is none. */
export async function readArt(root: string, name: string): Promise<string> {
  const files = FOLDERS.map((folder) => path.join(root, folder, name));
  const file = files.find(existsSync);
  if (!file) throw new Error(`There is no drawing ${name} in ${FOLDERS.join(' or ')}.`);
  return recolour(await readFile(file, 'utf8'));
}
