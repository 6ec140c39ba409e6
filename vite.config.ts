import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/bundling/chunk-groups.ts';
import { toolIn } from './build/bundling/chunks.ts';
import { leanReactRouter } from './build/bundling/lean-react-router.ts';
import { usedStyles } from './build/bundling/used-styles.ts';
import { isWithoutWorker } from './build/checks/kill-switch.ts';
import { apiDescription } from './build/plugins/api-description.ts';
import { check } from './build/plugins/check.ts';
import { developmentFiles } from './build/plugins/development-files.ts';
import { headOrder } from './build/plugins/head-order.ts';
import { hosting } from './build/plugins/hosting.ts';
import { placesInIndia } from './build/plugins/places-in-india.ts';
import { NOT_PRECACHED, precacheManifest } from './build/plugins/precache-manifest.ts';
import { prerender } from './build/plugins/prerender.ts';
import { preview } from './build/plugins/preview.ts';
import { siteOrigin, warnAboutSettings } from './build/plugins/settings.ts';
import { webManifest } from './build/plugins/web-manifest.ts';

const PORT = 4173;

// Safari 15.4 is the last of the iPhone 6s and 7; Chrome 100 covers phones that stopped updating.
const BROWSERS = ['safari15.4', 'chrome100', 'firefox100'];

const precache = precacheManifest();

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const withoutWorker = isWithoutWorker(env);
  return {
    plugins: [
      precache.plugin,
      react(),
      leanReactRouter(),
      warnAboutSettings(),
      hosting(),
      webManifest(),
      apiDescription(),
      placesInIndia(),
      developmentFiles(),
      headOrder(),
      prerender(),
      preview(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: withoutWorker ? 'src/sw/kill-switch' : 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          injectionPoint: withoutWorker ? undefined : 'self.__WB_MANIFEST',
          rollupFormat: 'iife',
          target: BROWSERS,
          globPatterns: ['**/*'],
          globIgnores: NOT_PRECACHED,
          manifestTransforms: [precache.transform],
        },
      }),
      check(),
    ],
    // Bootstrap 5.3 is written in the Sass of its time; its deprecations are not ours to fix.
    css: {
      // While developing, a class that was just written must not wait for a restart.
      ...(command === 'build' && { postcss: { plugins: [usedStyles(import.meta.dirname)] } }),
      preprocessorOptions: {
        scss: {
          // On paper a link needs the address of the site.
          additionalData: `$site-origin: "${siteOrigin(env)}";\n`,
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    build: {
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          // The entry keeps its name, so that new scripts do not rename themselves into every page.
          entryFileNames: 'assets/main.js',
          chunkFileNames: ({ facadeModuleId, name }) =>
            `assets/${toolIn(facadeModuleId) ?? name}-[hash].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: chunkGroups(import.meta.dirname),
          },
        },
      },
    },
    server: { port: PORT, strictPort: true },
    preview: { port: PORT, strictPort: true },
  };
});
