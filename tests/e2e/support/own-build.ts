import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Builds the demo with the given settings, as one would in a shell. */
export function buildWith(settings: Readonly<Record<string, string>>, outDir: string): void {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
