import { useState } from 'react';
import * as words from '#features/device/words/take.ts';
import { later } from '#lib/later.ts';
import type { Exported } from './export-all.ts';

const exporting = later(() => import('./export-all.ts'));

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
    const result = await exporting
      .load()
      .then(({ exportAll }) => exportAll(isAgreed))
      .catch(() => ({ text: words.failed }));
    if (result === 'unasked') setAsks(true);
    else setExported(result);
    setBusy(false);
  }

  const question: PlainQuestion = asks
    ? { onConfirm: () => void save(true), onCancel: () => setAsks(false) }
    : undefined;
  return { busy, exported, question, save: () => void save(false) };
}
