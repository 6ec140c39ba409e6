import { Resvg } from '@resvg/resvg-js';
import { pdfStreams } from '../../unit/build/pdf-text.ts';

/** A colour as 24 bits, red first. */
type Rgb = number;

/** Fewer equal pixels may be a blend of two colours at an edge. */
const MIN_PIXELS = 100;

const rgbOf = (channels: readonly number[]): Rgb =>
  channels.reduce((all, channel) => all * 256 + channel, 0);

/** Colours written in CSS, SVG, HTML, JSON or a script: as digits, in an URL too, or as numbers. */
export function coloursInText(text: string): Set<Rgb> {
  const found = new Set<Rgb>();
  for (const [, digits = ''] of text.matchAll(/(?:#|%23)([\da-f]{6})/gi))
    found.add(Number.parseInt(digits, 16));
  for (const [, ...channels] of text.matchAll(/(?:rgba?\(|-rgb:) ?(\d+),? ?(\d+),? ?(\d+)/g))
    found.add(rgbOf(channels.map(Number)));
  return found;
}

/** Colours in which a PDF draws, and those of its pictures. */
export function coloursInPdf(pdf: Buffer): Set<Rgb> {
  const found = new Set<Rgb>();
  for (const { text, stream } of pdfStreams(pdf)) {
    if (text.includes('/DeviceRGB') && text.includes('/Subtype /Image')) {
      for (const each of often(Buffer.from(stream, 'latin1'), 3)) found.add(each);
    } else {
      const drawn = stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn?)\b/gi);
      for (const [, ...parts] of drawn)
        found.add(rgbOf(parts.map((part) => Math.round(Number(part) * 255))));
    }
  }
  return found;
}

/** Colours of areas in a PNG. */
export function coloursInPng(png: Buffer): Set<Rgb> {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`;
  return often(new Resvg(svg).render().pixels, 4);
}

function often(pixels: Buffer, bytesPerPixel: number): Set<Rgb> {
  const counts = new Map<Rgb, number>();
  for (let at = 0; at + 2 < pixels.length; at += bytesPerPixel) {
    const rgb = pixels.readUIntBE(at, 3);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MIN_PIXELS).map(([rgb]) => rgb));
}
