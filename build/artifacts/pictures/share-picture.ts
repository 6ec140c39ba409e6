import type { Page } from '../../../copy/types/page.ts';
import type { IllustrationName } from '../../../copy/types/pictures.ts';
import { breakable } from '../../../copy/unbroken.ts';
import { themedColour } from '../../colours/tokens.ts';
import { evenLines, textPath } from './text-path.ts';
import { typeface, type Weight } from './typeface.ts';

export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;
const MARGIN_PX = 72;
const LOGO_HEIGHT_PX = 52;
const TEXT_WIDTH_PX = 650;
const LEAD_SIZE_PX = 32;
const LEAD_LINE_PX = 42;
const GAP_PX = 20;

/** The band of a page's head in its light form. */
const BAND = {
  ground: themedColour('band').light,
  text: themedColour('band-ink-2').light,
  edge: themedColour('accent').light,
};

/** Drawings that the pictures are put together from, as SVG files. */
export interface Art {
  logo: string;
  pattern: string;
  illustration?: string;
}

/** Heading and lead of a page as a shared link shows them. */
export const sharedText = (page: Page): { heading: string; lead: string } =>
  'head' in page
    ? { heading: page.head.heading, lead: page.head.lead }
    : { heading: page.slides[0]?.title ?? '', lead: page.slides[0]?.subtitle ?? '' };

/** The drawing of a page, if it has one. */
export const illustrationOf = (page: Page): IllustrationName | undefined =>
  'head' in page ? page.head.illustration : page.products.items[0]?.illustration;

/** The picture of a shared link to a page, as SVG. Text is drawn as outlines, so it needs no font. */
export function sharePicture(page: Page, art: Art): string {
  const { heading, lead } = sharedText(page);
  const { size, broken } = fitted(heading);
  const lineHeight = size * 1.08;
  // The typeface of pictures has no sign of the rupee.
  const said = breakable(lead).replaceAll('₹', 'Rs ');
  const allLead = evenLines(said, typeface(400), LEAD_SIZE_PX, TEXT_WIDTH_PX);
  const leadLines = shortened(allLead, 3);
  const height = broken.length * lineHeight + GAP_PX + leadLines.length * LEAD_LINE_PX;
  // The text is in the middle of the space under the logo.
  const top = MARGIN_PX + LOGO_HEIGHT_PX;
  const first = top + (HEIGHT_PX - MARGIN_PX / 2 - top - height) / 2 + size * 0.8;
  const leadTop = first + (broken.length - 1) * lineHeight + GAP_PX + LEAD_LINE_PX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">`,
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${BAND.ground}"/>`,
    art.illustration
      ? `<g opacity=".15">${placed(art.pattern, 560, -45, 1020, 720)}</g>`
      : `<g opacity=".4">${placed(art.pattern, 740, 30, 810, 570)}</g>`,
    placed(art.logo, MARGIN_PX, 60, 190, LOGO_HEIGHT_PX),
    block(broken, 700, size, first, lineHeight, '#ffffff'),
    block(leadLines, 400, LEAD_SIZE_PX, leadTop, LEAD_LINE_PX, BAND.text),
    art.illustration ? placed(art.illustration, 736, 150, 440, 330) : '',
    `<rect y="${HEIGHT_PX - 10}" width="${WIDTH_PX}" height="10" fill="${BAND.edge}"/></svg>`,
  ].join('');
}

// The largest size at which a heading takes three lines or fewer.
function fitted(heading: string): { size: number; broken: string[] } {
  for (const size of [76, 68, 60]) {
    const broken = evenLines(heading, typeface(700), size, TEXT_WIDTH_PX);
    if (broken.length <= 3) return { size, broken };
  }
  return { size: 52, broken: evenLines(heading, typeface(700), 52, TEXT_WIDTH_PX) };
}

function shortened(all: string[], most: number): string[] {
  if (all.length <= most) return all;
  const last = (all[most - 1] ?? '').replace(/[\s.,;:]*\s\S+$/, '');
  return [...all.slice(0, most - 1), `${last}...`];
}

function block(
  texts: readonly string[],
  weight: Weight,
  size: number,
  top: number,
  lineHeight: number,
  fill: string,
): string {
  const d = texts.map((text, i) =>
    textPath(text, typeface(weight), size, MARGIN_PX, top + i * lineHeight),
  );
  return `<path fill="${fill}" d="${d.join('')}"/>`;
}

/** A drawing within another, at a place and size. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (!viewBox || !inner) throw new Error(`This is no drawing: ${svg.slice(0, 80)}`);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMinYMid meet">${inner}</svg>`;
}
