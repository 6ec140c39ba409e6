import { useState } from 'react';
import * as words from '#features/device/words/take.ts';
import type { Exported } from './export-all.ts';

/** The question before a locker with a lock is saved without one, while it is asked. */
export type PlainQuestion = { onConfirm: () => void; onCancel: () => void } | undefined;

/** Saves all that is kept as a file: what came of it, what is to be asked, and the way to begin. */
export function useExport() {
  const [busy, setBusy] = useState(false);
  const [exported, setExported] = useState<Exported>();
  const [asks, setAsks] = useState(false);

  async function save(isAgreed: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setAsks(false);
    const { exportAll } = await import('./export-all.ts').catch(() => FAILING);
    const result = await exportAll(isAgreed).catch(() => ({ text: words.failed }));
    if (result === 'unasked') setAsks(true);
    else setExported(result);
    setBusy(false);
  }

  const question: PlainQuestion = asks
    ? { onConfirm: () => void save(true), onCancel: () => setAsks(false) }
    : undefined;
  return { busy, exported, question, save: () => void save(false) };
}

const FAILING = { exportAll: (_: boolean): Promise<Exported> => Promise.reject() };
