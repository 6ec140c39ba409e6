import { Resvg } from '@resvg/resvg-js';
import { SAMPLE_BLURRED_FILE, SAMPLE_DOCUMENT_FILE } from '../../../facts/files.ts';

/** Pictures of made-up documents that samples of requests send, by their files in the build. */
export const SAMPLE_PICTURES = {
  [SAMPLE_DOCUMENT_FILE]: () => picture(''),
  [SAMPLE_BLURRED_FILE]: () => picture(' filter="url(#blur)"'),
};

/** A small card with a face and lines, of nobody. The sandbox reads the name of the file alone. */
function picture(effect: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40">
<filter id="blur"><feGaussianBlur stdDeviation="2"/></filter>
<rect width="64" height="40" fill="#ddd"/>
<g shape-rendering="crispEdges"${effect}><path d="M3 3h58v34H3z" fill="#fff"/>
<path d="M8 9h14v18H8z" fill="#bbb"/><path d="M12 12h6v6h-6zM10 21h10v6H10zM27 11h28v3H27zM27 18h20v3H27zM27 25h25v3H27z" fill="#666"/></g></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}
