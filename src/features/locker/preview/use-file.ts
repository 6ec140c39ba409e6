import { useEffect, useState } from 'react';
import type { LockerDocument } from '#core/locker/document.ts';
import { asLockerError, type Refusal } from '#core/locker/error.ts';
import type { Preview } from '#core/locker/preview.ts';
import { readFile } from '#core/locker/read.ts';
import { later } from '#lib/later.ts';

// What judges a file is loaded with the first one that is opened.
const judging = later(() => import('#core/locker/preview.ts'));

/** An uploaded file that is open: its bytes, what can be shown of them, or why not. */
export type OpenFile =
  | { status: 'reading' }
  | { status: 'open'; bytes: ArrayBuffer; preview: Preview }
  | { status: 'failed'; reason: Refusal };

/** Reads the file of a document while it is shown; undefined for one without a file. */
export function useFile({ id, file }: LockerDocument): OpenFile | undefined {
  const [opened, setOpened] = useState<{ id: string; file: OpenFile }>();
  const has = file !== undefined;

  useEffect(() => {
    if (!has) return undefined;
    let wanted = true;
    Promise.all([readFile(id), judging.load()]).then(
      ([bytes, { previewOf }]) =>
        wanted && setOpened({ id, file: { status: 'open', bytes, preview: previewOf(bytes) } }),
      (error) =>
        wanted &&
        setOpened({ id, file: { status: 'failed', reason: asLockerError(error).reason } }),
    );
    return () => {
      wanted = false;
      // A file may be large; it is not kept beyond its preview.
      setOpened(undefined);
    };
  }, [id, has]);

  if (!has) return undefined;
  return opened?.id === id ? opened.file : { status: 'reading' };
}
