import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pages, sectionsOf } from './content-pages.ts';

const MAX_BYTES = 12 * 1024;
const MAX_SENT_BYTES = 6 * 1024;

const drawings = ['public/art', 'build/art'].flatMap((folder) =>
  readdirSync(folder).map((file) => `${folder}/${file}`),
);
const illustrations = pages.flatMap(({ path, page }) =>
  'head' in page && page.head.illustration ? [{ path, illustration: page.head.illustration }] : [],
);

describe('pictures', () => {
  it('of two pages are never the same', () => {
    const names = illustrations.map(({ illustration }) => illustration);
    const shared = illustrations.filter(
      ({ illustration }) => names.indexOf(illustration) !== names.lastIndexOf(illustration),
    );
    expect(shared).toEqual([]);
  });

  it('are on every marketing page, so on every product page', () => {
    const views = ['Marketing', 'Company'];
    const marketing = pages.filter(({ page }) => views.includes(page.view)).map(({ path }) => path);
    expect(illustrations.map(({ path }) => path)).toEqual(expect.arrayContaining(marketing));
    const products = pages.filter(({ path }) => path.startsWith('/products'));
    for (const { path } of products) expect(marketing).toContain(path);
  });

  it('are on every certificate, each its own', () => {
    const certificates = sectionsOf('/CertificatesPage').flatMap((section) =>
      section.kind === 'certificates' ? section.items : [],
    );
    const images = certificates.map(({ image }) => image);
    expect(new Set(images).size).toBe(4);
    for (const image of images) expect(existsSync(`public${image}`)).toBe(true);
  });

  it.each(drawings)('%s is small, says its size and asks for nothing else', (file) => {
    const svg = readFileSync(file, 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(MAX_SENT_BYTES);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(
      /<(text|image|script|style|filter|foreignObject)\b|href="[^#]|url\((?!#)/,
    );
  });
});
