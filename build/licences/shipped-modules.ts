import type { Plugin } from 'vite';

/**
 * Notes the modules that go into builds. Each build that makes something of the site has the plugin: that of the
 * pages and, inside vite-plugin-pwa, that of the worker.
 */
export function shippedModules(): { ids: ReadonlySet<string>; plugin: () => Plugin } {
  const ids = new Set<string>();
  const note = (found: readonly string[]) => {
    for (const id of found) ids.add(id);
  };
  const plugin = (): Plugin => ({
    name: 'kolam:shipped-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'asset') note(output.originalFileNames);
        else note(Object.keys(output.modules).filter((id) => output.modules[id]?.renderedLength));
    },
  });
  return { ids, plugin };
}
