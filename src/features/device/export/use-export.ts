import { useState } from 'react';
import * as words from '#features/device/words/take.ts';
import type { Exported } from './export-all.ts';

/** Saves all that is kept as a file: what came of it, and the way to begin. */
export function useExport() {
  const [busy, setBusy] = useState(false);
  const [exported, setExported] = useState<Exported>();

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { exportAll } = await import('./export-all.ts').catch(() => FAILING);
    setExported(await exportAll().catch(() => ({ text: words.failed })));
    setBusy(false);
  }

  return { busy, exported, save };
}

const FAILING = { exportAll: (): Promise<Exported> => Promise.reject() };
