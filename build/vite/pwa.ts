import type { Plugin, ResolvedConfig } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import { webManifest } from '../artifacts/web-manifest.ts';
import { shippedModules } from '../licences/shipped-modules.ts';
import { listedRoutes } from './listed-routes.ts';

const NAME = 'kolam:pwa';

/**
 * vite-plugin-pwa, which writes the manifest and its link with the scripts, and bundles the worker when the build
 * asks for it: otherwise it would do so as soon as the scripts are written.
 *
 * @param srcDir folder of the worker's `sw.ts`
 * @param bundled how the worker is bundled
 */
export function pwa({
  srcDir,
  ...bundled
}: {
  srcDir: string;
  target: string[];
  rollupOptions: object;
}): Plugin[] {
  const modules = new Set<string>();
  const notes: Plugin = {
    name: 'kolam:worker-modules',
    generateBundle(_options, bundle) {
      for (const id of shippedModules(Object.values(bundle))) modules.add(id);
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir,
    filename: 'sw.ts',
    injectRegister: false,
    manifest: webManifest(),
    includeManifestIcons: false,
    injectManifest: {
      // The lists of what it keeps are separate scripts, see build/artifacts/worker/write-worker.ts.
      injectionPoint: undefined,
      rollupFormat: 'iife',
      ...bundled,
      buildPlugins: { vite: [listedRoutes(), notes] },
    },
  });
  const api: VitePluginPWAAPI = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  const bundleWorker: BundleWorker = async () => {
    await api.generateSW();
    return modules;
  };
  return [
    ...plugins.map((plugin) => ({ ...plugin, closeBundle: undefined })),
    { name: NAME, api: bundleWorker },
  ];
}

type BundleWorker = () => Promise<ReadonlySet<string>>;

/** Bundles the worker into the folder of the build. Gives the modules that are in it. */
export async function bundleWorker({ plugins }: ResolvedConfig): Promise<ReadonlySet<string>> {
  const bundle: BundleWorker = plugins.find(({ name }) => name === NAME)?.api;
  return bundle();
}
