import type { Code } from './code.ts';

/** The dark modules as a path, one unit a module. */
export const pathOf = ({ bars }: Code): string =>
  bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('');

/** The code as an SVG file, dark on white. */
export const svgOf = (code: Code): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path fill="#000" d="${pathOf(code)}"/></svg>\n`;
