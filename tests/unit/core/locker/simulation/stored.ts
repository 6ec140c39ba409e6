import type { StoreName } from '#core/locker/database.ts';
import { type LockerDocument, parseDocument } from '#core/locker/document.ts';
import { MAX_TRAY_BYTES, MAX_TRAY_FILES } from '#core/locker/limits.ts';
import { parseTrayFile, type TrayFile } from '#core/locker/tray/tray-file.ts';
import { isFileOf } from './files.ts';

export type Stores = Readonly<Record<StoreName, ReadonlyMap<string, unknown>>>;

/** What came of parsing a record: each is looked at after every commit, and never changes. */
const parsed = new WeakMap<object, ReturnType<typeof parseDocument | typeof parseTrayFile>>();

function parseOnce<Parsed extends ReturnType<typeof parseDocument | typeof parseTrayFile>>(
  key: string,
  record: unknown,
  parse: (value: unknown) => Parsed,
): Parsed | 'unreadable' {
  if (typeof record !== 'object' || record === null) return 'unreadable';
  const known = (parsed.get(record) as Parsed | undefined) ?? parse(record);
  parsed.set(record, known);
  return typeof known === 'string' || known.id === key ? known : 'unreadable';
}

export const documentAt = (stores: Stores, key: string) =>
  parseOnce(key, stores.documents.get(key), parseDocument);

export const trayFileAt = (stores: Stores, key: string) =>
  parseOnce(key, stores.tray.get(key), parseTrayFile);

/** Documents that can be read, also those that wait or are deleted. */
export const documentsIn = (stores: Stores): LockerDocument[] =>
  [...stores.documents.keys()].flatMap((key) => {
    const document = documentAt(stores, key);
    return typeof document === 'string' ? [] : [document];
  });

export const trayIn = (stores: Stores): TrayFile[] =>
  [...stores.tray.keys()].flatMap((key) => {
    const file = trayFileAt(stores, key);
    return typeof file === 'string' ? [] : [file];
  });

export const sessionIn = (stores: Stores): string | undefined =>
  (stores.state.get('session') as { id: string } | undefined)?.id;

const fileIn = (stores: Stores, key: string): unknown =>
  (stores.files.get(key) as { bytes: unknown } | undefined)?.bytes;

/**
 * What is wrong with what is stored at one moment, in words.
 *
 * @param hadByNewer ids of what a newer build has had: no sign-in meanwhile could release it
 */
export function* faultsIn(
  stores: Stores,
  hadByNewer: ReadonlySet<string> = new Set(),
): Generator<string> {
  const [documents, tray] = [documentsIn(stores), trayIn(stores)];
  for (const { id, file } of documents)
    if (file && !isFileOf(file.name, fileIn(stores, id)))
      yield `“${file.name}” of the list has not its bytes`;
  for (const { id, name } of tray)
    if (!isFileOf(name, fileIn(stores, id))) yield `“${name}” of the tray has not its bytes`;
  for (const key of stores.files.keys())
    if (![stores.documents, stores.tray, stores.aside].some((store) => store.has(key)))
      yield `the bytes of ${key} have no record`;
  for (const key of stores.tray.keys())
    if (stores.documents.has(key)) yield `${key} is in the tray and in the list`;
  const own = documents.filter(({ source, sample }) => source !== 'backup' && !sample);
  const positions = [...own, ...tray].map(({ position }) => position);
  if (new Set(positions).size < positions.length) yield 'two have one position';
  if (stores.tray.size > MAX_TRAY_FILES) yield `the tray holds ${stores.tray.size} files`;
  const held = [...stores.tray.keys()].map((key) => fileIn(stores, key));
  const bytes = held.reduce<number>((sum, one) => sum + ((one as ArrayBuffer)?.byteLength ?? 0), 0);
  if (bytes > MAX_TRAY_BYTES) yield `the tray holds ${bytes} bytes`;
  if (sessionIn(stores) && documents.some(({ id, waiting }) => waiting && !hadByNewer.has(id)))
    yield 'a document waits for a sign-in that has been';
}
