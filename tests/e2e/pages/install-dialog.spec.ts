import { SCREENSHOTS } from '../../../build/artifacts/pictures/screenshots.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { expect, test } from '../support/test.ts';

interface Image {
  src: string;
  sizes: string;
  type: string;
}

interface Manifest {
  icons: Image[];
  categories: string[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
  screenshots: (Image & { form_factor: string; label: string })[];
}

/** Width and height that a PNG says it has (PNG Specification, "IHDR Image header"). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names pictures that are there, of the size and type that it says', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(home) ?? [];
  const response = await request.get(href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  // Of the list that stores know (W3C, "Web App Categories").
  expect(manifest.categories).toEqual(['business', 'finance']);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Tools', '/tools?app'],
    ['Document locker', '/digilocker?app'],
    ['UPI QR', '/UpiSolution?app#upi-qr'],
    ['GST check', '/apis/GSTVerificationPage?app'],
  ]);
  // A shortcut with another spelling would open the page a second time, after a redirect.
  for (const { url } of manifest.shortcuts) {
    const [path = ''] = url.split(/[?#]/);
    expect(matchRoute(path)?.path, `canonical path of ${url}`).toBe(path);
  }
  expect(manifest.screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual(
    SCREENSHOTS.map(({ file, form }) => [`/screenshots/${file}`, form]),
  );
  for (const { label } of manifest.screenshots) expect(label).not.toBe('');
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes, type } of pictures) {
    const got = await request.get(src);
    expect(got.status(), src).toBe(200);
    expect(got.headers()['content-type'], src).toBe(type);
    expect(sizeOf(await got.body()), src).toBe(sizes);
  }
  for (const { sizes } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});
