import path from 'node:path';
import { createServer, type PluginOption } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a module of the site exports when it is made by these plugins alone. */
export async function loadModule(
  module: string,
  plugins: PluginOption[],
  root = ROOT,
): Promise<Record<string, unknown>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    // Servers that run side by side would make and remove the same folder of prepared packages.
    optimizeDeps: { noDiscovery: true },
    plugins,
  });
  try {
    return await server.ssrLoadModule(module);
  } finally {
    await server.close();
  }
}
