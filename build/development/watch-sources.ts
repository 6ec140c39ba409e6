import { watch } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src', 'facts', 'copy', 'languages', 'build', 'public'];
const FILES = /^(index\.html|vite\.config\.ts|\.env.*)$/;

/** Editors write a file in several steps, and save several files at once. */
const REST_MS = 200;

/**
 * Calls `changed` after what a build is made of was saved: once for saves that come together, and never
 * while an earlier call still runs.
 */
export function watchSources(root: string, changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const saved = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (running) return saved();
      running = true;
      await changed().finally(() => {
        running = false;
      });
    }, REST_MS);
  };
  for (const folder of FOLDERS) watch(path.join(root, folder), { recursive: true }, saved);
  watch(root, (_event, file) => file && FILES.test(file) && saved());
}
