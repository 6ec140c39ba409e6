import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Icon } from '../../../copy/types/pictures.ts';
import { themedColour } from '../../colours/tokens.ts';

/** Width and height of an icon. Launchers ask for 96 at least. */
export const SIZE_PX = 192;

const sprite = readFileSync(
  path.resolve(import.meta.dirname, '../../../src/components/icons.svg'),
  'utf8',
);

/**
 * One of the line icons on a disc, as launchers show it next to a shortcut.
 *
 * @throws where the sprite has none of that name
 */
export function shortcutIcon(name: Icon): Buffer {
  const [, lines] = new RegExp(`<symbol id="i-${name}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (!lines) throw new Error(`There is no icon ${name}.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 48 48">
<circle cx="24" cy="24" r="24" fill="${themedColour('primary').light}"/>
<g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}
