import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, loadEnv, type UserConfig } from 'vite';
import { tableDigest } from './build/artifacts/api/table-digest.ts';
import { BROWSERS } from './build/browsers.ts';
import { buildSite } from './build/build.ts';
import { chunkGroups } from './build/bundling/chunk-groups.ts';
import { toolIn } from './build/bundling/chunks.ts';
import { compiledStyles } from './build/bundling/compiled-styles.ts';
import { leanPreload } from './build/bundling/lean-preload.ts';
import { leanReactRouter } from './build/bundling/lean-react-router.ts';
import { logicalProperties } from './build/bundling/logical-properties.ts';
import { usedStyles } from './build/bundling/used-styles.ts';
import { withoutProseInPages } from './build/bundling/without-prose.ts';
import { isWithoutWorker } from './build/checks/kill-switch.ts';
import { pageGround } from './build/colours/page-ground.ts';
import { posterInks } from './build/colours/poster-inks.ts';
import { catalogue } from './build/development/catalogue.ts';
import { developmentFiles } from './build/development/development-files.ts';
import { developmentPages } from './build/development/development-pages.ts';
import { developmentServices } from './build/development/development-services.ts';
import { preview } from './build/development/preview.ts';
import { reloadOnCopy } from './build/development/reload-on-copy.ts';
import { DEFAULT_LANGUAGE } from './build/languages.ts';
import { releaseConstant } from './build/release.ts';
import { siteOrigin } from './build/settings.ts';
import type { LanguageGaps } from './build/translations/language-gaps.ts';
import { apiData } from './build/vite/api-data.ts';
import { headOrder } from './build/vite/head-order.ts';
import { language } from './build/vite/language.ts';
import { otherLanguages } from './build/vite/other-languages.ts';
import { pwa } from './build/vite/pwa.ts';
import { untranslatedPages } from './build/vite/untranslated-pages.ts';
import { withoutTimings } from './build/without-timings.ts';

const PORT = 4173;

// A separate origin: the worker of a build that ran on the other would serve its pages here too.
const DEVELOPMENT_PORT = 5173;

/** The same in every language, and long to work out. */
const TABLE_DIGEST = JSON.stringify(tableDigest());

// Names of `site.ts` cost nothing where they are the beginning of another name.
const INLINED_CONSTANTS = { inlineConst: { mode: 'all' } } as const;

/** How Vite bundles the scripts, the styles and the `index.html` of one language. */
function bundledIn(code: string, { command, mode }: ConfigEnv, gaps?: LanguageGaps): UserConfig {
  const env = loadEnv(mode, import.meta.dirname);
  return {
    plugins: [
      react(),
      leanReactRouter(),
      leanPreload(),
      language(code, gaps),
      otherLanguages(code),
      untranslatedPages(code, gaps),
      compiledStyles(),
      withoutProseInPages(import.meta.dirname),
      apiData(),
      pwa({
        srcDir: isWithoutWorker(env) ? 'src/sw/kill-switch' : 'src/sw',
        target: BROWSERS,
        // Named after Rollup still, but read by Rolldown.
        rollupOptions: { optimization: INLINED_CONSTANTS },
      }),
      headOrder(),
    ],
    resolve: {
      // Its package names a build for browsers without modules, of nearly twice the size.
      alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' },
    },
    // Bootstrap 5.3 is written in the Sass of its time; its deprecations are not ours to fix.
    css: {
      postcss: {
        plugins: [
          logicalProperties,
          // While developing, a class that was just written must not wait for a restart.
          ...(command === 'build' ? [usedStyles(import.meta.dirname)] : []),
        ],
      },
      preprocessorOptions: {
        scss: {
          // On paper a link needs the address of the site.
          additionalData: `$site-origin: "${siteOrigin(env)}";\n`,
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    define: {
      'import.meta.env.PAGE_LIGHT': JSON.stringify(pageGround.light),
      'import.meta.env.PAGE_DARK': JSON.stringify(pageGround.dark),
      POSTER_INKS: JSON.stringify(posterInks),
      TABLE_DIGEST,
      ...releaseConstant,
    },
    build: {
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        ...withoutTimings.rolldownOptions,
        optimization: INLINED_CONSTANTS,
        // Safari 15 lacks class fields. Plain assignments are safe: no class here defines a setter of the same name.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // The entry keeps its name, so that new scripts do not rename themselves into every page.
          entryFileNames: code === DEFAULT_LANGUAGE ? 'assets/main.js' : `${code}/main.js`,
          // Seven characters of hash, 42 bits, tell the versions of one file apart; each more is paid on every page, in
          // what names the parts, and the worker checks a file by its digest anyway.
          chunkFileNames: ({ facadeModuleId, name }) =>
            // Words of another language have the name of the English ones, whose place they take.
            `assets/${toolIn(facadeModuleId) ?? name.replace(/\.[a-z]{2}$/, '')}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: chunkGroups(import.meta.dirname),
          },
        },
      },
    },
  };
}

export default defineConfig((given) => {
  const bundled = bundledIn(DEFAULT_LANGUAGE, given);
  return {
    ...bundled,
    plugins: [
      ...(bundled.plugins ?? []),
      developmentFiles(),
      developmentPages(),
      catalogue(),
      developmentServices(),
      reloadOnCopy(),
      preview(),
    ],
    builder: {
      // All that it builds itself is one environment; Vite would read this file again for each.
      sharedConfigBuild: true,
      buildApp: (builder) => buildSite(builder, (code, gaps) => bundledIn(code, given, gaps)),
    },
    server: { port: DEVELOPMENT_PORT, strictPort: true },
    preview: { port: PORT, strictPort: true },
  };
});
