import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { site } from '../../src/content/site.ts';
import { SHARE_FIELD, SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { pageGround } from '../colours/page-ground.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. `id` must never change: it is what makes an update the same app. */
const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${site.brand}: payments for every Indian business`,
  short_name: site.brand,
  description: site.about,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: pageGround.light,
  theme_color: pageGround.light,
  categories: ['business', 'finance'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  // Browsers show four at most.
  shortcuts: [
    { name: 'Tools', url: '/tools' },
    { name: 'Document locker', short_name: 'Locker', url: '/digilocker' },
    { name: 'UPI QR', url: '/UpiSolution' },
    { name: 'GST check', url: '/apis/GSTVerificationPage' },
  ],
  // Files of any kind, and nothing else: a locker keeps no texts and links.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['*/*'] }] },
  },
};

const FILE = 'manifest.webmanifest';

/**
 * Puts the web app manifest into the build. The PWA plugin could, but lists it for the worker in its own
 * way, past the transform that gives every file its integrity.
 */
export function webManifest(): Plugin {
  const source = JSON.stringify(manifest);
  return {
    name: 'kolam:web-manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(source);
      });
    },
  };
}
