import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { watchInstall } from './install.ts';
import { watchStaleChunks } from './stale-chunks.ts';

const following = later(() => import('./follow-worker.ts'), { when: 'idle' });

/**
 * Starts the worker once the page has loaded and been hydrated, and everything that follows it. Never
 * throws.
 */
export function registerWorker(): void {
  watchStaleChunks();
  watchInstall();
  // A build that takes the worker away must not bring it back; see docs/without-worker.md.
  if (!import.meta.env.PROD || import.meta.env.VITE_WITHOUT_WORKER) return;
  if (!('serviceWorker' in navigator)) return;
  // Workers may be refused: private windows, blocked site data. The site works without.
  whenIdle(() => void following.run((each) => each.followWorker().catch(() => {})));
}
