import type { Plugin } from 'vite';

const MANIFEST = /<link rel="manifest"[^>]*>/;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const STYLES_AND_FONT = /\s*<!--styles-->\s*<link rel="preload" as="font"/;
const ENTRY = /<script type="module"[^>]*(?=><\/script>)/;

/**
 * Puts what Vite and vite-plugin-pwa add to `index.html` into the order in which the first paint needs it, the manifest
 * to the icons. The stylesheet comes before
 * those of single pages, which `<!--styles-->` marks, and before the font, so that it gets the connection that the
 * page came by. The application comes when the network is free: a module is fetched with the priority of a stylesheet
 * otherwise, and Vite drops the attribute that says so.
 */
export function headOrder(): Plugin {
  return {
    name: 'kolam:head-order',
    apply: 'build',
    // After vite-plugin-pwa, which comes before it in the list.
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: inOrderOfPaint },
  };
}

/** Throws where a part is missing, or Vite has come to write it in another way. */
export function inOrderOfPaint(html: string): string {
  const manifest = MANIFEST.exec(html)?.[0];
  const stylesheet = STYLESHEET.exec(html)?.[0];
  if (!manifest || !stylesheet || !STYLES_AND_FONT.test(html) || !ENTRY.test(html))
    throw new Error(
      'index.html lacks its manifest, its stylesheet, its <!--styles--> and font, or its script.',
    );
  return html
    .replace(manifest, '')
    .replace(stylesheet, '')
    .replace(STYLES_AND_FONT, (found) => `\n    ${manifest}${stylesheet}${found}`)
    .replace(ENTRY, (entry) => `${entry} fetchpriority="low"`);
}
