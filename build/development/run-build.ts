import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Builds the site in a separate process, since this one has read sources that may have changed. What
 * the build has to say is printed. Rejects if it fails.
 *
 * @param outDir absolute folder of the build
 */
export async function runBuild(build: { root: string; mode: string; outDir: string }) {
  const vite = path.join(build.root, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', build.mode, '--outDir', build.outDir, '--logLevel', 'warn'];
  const child = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: build.root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}
