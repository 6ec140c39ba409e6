import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Icon } from '../../copy/types/pictures.ts';
import { site } from '../../facts/site.ts';
import { SHARE_FIELD, SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { tools } from '../../src/generated/tools.ts';
import { pageGround } from '../colours/page-ground.ts';
import { ownScreenshots, type Screenshot, WINDOWS } from './pictures/screenshots.ts';
import { SIZE_PX } from './pictures/shortcut-icon.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a long press on the icon offers: tools open at their form. Browsers show four at most. */
const SHORTCUTS: readonly { name: string; short_name?: string; url: string; icon: Icon }[] = [
  { name: 'Tools', url: '/tools', icon: 'list' },
  { name: 'Document locker', short_name: 'Locker', url: tools.locker.to, icon: 'lock' },
  { name: 'UPI QR', url: tools.upiQr.to, icon: 'qr' },
  { name: 'GST check', url: tools.gst.to, icon: 'check-circle' },
];

/** As `start_url`: nobody followed a link here. */
const inChosenLanguage = (url: string) => url.replace(/(?=#|$)/, '?app');

const iconFile = (name: Icon) => `shortcuts/${name}.png`;

/** The pictures of the shortcuts, by their file in a build. */
export const SHORTCUT_ICONS = Object.fromEntries(
  SHORTCUTS.map((shortcut) => [iconFile(shortcut.icon), shortcut.icon]),
);

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${site.brand}: payments for every Indian business`,
  short_name: site.brand,
  description: site.about,
  lang: 'en-IN',
  dir: 'ltr',
  // The query tells the inline script of `document/theme.ts` that nobody followed a link here.
  start_url: '/?app',
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
  shortcuts: SHORTCUTS.map(({ icon: name, url, ...shortcut }) => ({
    ...shortcut,
    url: inChosenLanguage(url),
    icons: [{ src: `/${iconFile(name)}`, sizes: `${SIZE_PX}x${SIZE_PX}`, type: 'image/png' }],
  })),
  // Files of any kind, and nothing else: a locker keeps no texts and links.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['*/*'] }] },
  },
};

const screenshot = ({ file, label, form }: Screenshot) => {
  const { width, height, scale } = WINDOWS[form];
  return {
    src: `/screenshots/${file}`,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/png',
    form_factor: form,
    label,
  };
};

/**
 * The web app manifest; vite-plugin-pwa writes it. `id` must never change: an update with the same `id` is
 * the same app.
 */
export const webManifest = (): Partial<ManifestOptions> => ({
  ...manifest,
  screenshots: ownScreenshots().map(screenshot),
});
