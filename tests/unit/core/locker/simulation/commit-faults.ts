import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import type { Commit } from './commit.ts';
import type { Deed } from './deed.ts';
import { leftByLock } from './left-by-lock.ts';
import { documentAt, documentsIn, type Stores, sessionIn, trayFileAt } from './stored.ts';

/**
 * What a commit did that nobody asked its process for, in words. Counts what was done for each deed. Anything that
 * happens to the locker is allowed here or is a fault.
 */
export function* faultsOf(commit: Commit): Generator<string> {
  const { before, after, written, deeds } = commit;
  const signOuts = deeds.filter(({ what }) => what === 'signOut');
  if (signOuts.length > 0 && Object.values(after).every((store) => store.size === 0)) {
    for (const signOut of signOuts) signOut.done++;
    return;
  }
  const changed = (store: 'documents' | 'tray' | 'aside') =>
    written[store].filter((key) => !isRewritten(commit, store, key));
  for (const key of changed('documents')) yield* document(commit, key);
  for (const key of changed('tray')) yield* trayFile(commit, key);
  for (const key of written.files) yield* bytes(commit, key);
  for (const key of changed('aside')) yield* aside(commit, key);
  if (sessionIn(before) !== sessionIn(after) && (sessionIn(before) || !did(deeds, 'signIn')))
    yield 'the session is another, and nobody signed in';
  const [was, is] = [before, after].map(({ state }) => Number(state.get('position') ?? 0));
  if (Number(is) < Number(was)) yield 'positions are given twice';
  yield* leftOfImport(commit);
  yield* leftByLock(commit);
}

/**
 * Under a seal, and while it is set or taken off, a record is written again as it is. A tab may still be at that
 * when another one has taken the seal off.
 */
function isRewritten(commit: Commit, store: keyof Stores, key: string): boolean {
  const { before, after, hasHeldKey } = commit;
  const [was, is] = [before[store].get(key), after[store].get(key)];
  const isThere = was !== undefined && is !== undefined;
  return (
    (hasHeldKey || before.seal.size > 0) && isThere && JSON.stringify(was) === JSON.stringify(is)
  );
}

/** An import is undone as a whole. */
function* leftOfImport(commit: Commit): Generator<string> {
  const { before, after, written, deeds } = commit;
  const importId = did(deeds, 'undoImport')?.importId;
  const isOfImport = ({ importId: of }: LockerDocument) => of === importId;
  const ids = documentsIn(before)
    .filter(isOfImport)
    .map(({ id }) => id);
  const isUndone = ids.some((id) => written.documents.includes(id) && !after.documents.has(id));
  if (importId && isUndone && !isPurge(commit))
    for (const { title } of documentsIn(after).filter(isOfImport))
      yield `“${title}” is left of an import that was undone`;
}

/** Whether it took only what was deleted, and not all that the import under undo has brought. */
function isPurge({ before, after, deeds }: Commit): boolean {
  const importId = did(deeds, 'undoImport')?.importId;
  const removed = documentsIn(before).filter(({ id }) => !after.documents.has(id));
  const isDue = ({ deletedAt }: LockerDocument) => deletedAt !== undefined;
  return removed.every(isDue) && documentsIn(after).some((one) => one.importId === importId);
}

const did = (deeds: readonly Deed[], what: Deed['what']) =>
  deeds.find((deed) => deed.what === what);

const doneFor = (deeds: readonly Deed[], what: Deed['what'], id: string): boolean => {
  const asked = deeds.filter((one) => one.what === what && one.ids?.includes(id));
  for (const deed of asked)
    if (asked.length === 1) deed.done++;
    else deed.perhaps++;
  return asked.length > 0;
};

function* document(commit: Commit, key: string): Generator<string> {
  const { before, after, deeds } = commit;
  const [was, is] = [documentAt(before, key), documentAt(after, key)];
  if (!after.documents.has(key)) {
    if (before.documents.has(key)) yield* removedDocument(commit, key, was);
  } else if (typeof is === 'string') yield `an unreadable document is written at ${key}`;
  else if (!before.documents.has(key)) yield* newDocument(commit, is);
  else if (typeof was === 'string') yield `a document that is ${was} is overwritten`;
  else if (!isAllowed(was, is, deeds)) yield `“${is.title}” changed, and nobody asked for that`;
}

function* removedDocument(
  commit: Commit,
  key: string,
  was: ReturnType<typeof documentAt>,
): Generator<string> {
  const { before, after, deeds, offering, refused } = commit;
  const isAside = after.aside.has(key) && !before.aside.has(key);
  if (was === 'unreadable' && isAside) return;
  const undo = did(deeds, 'undoImport');
  if (was !== 'newer' && doneFor(deeds, 'remove', key)) {
    // Either of two presses of the same tab may have been the one.
    if (undo && typeof was !== 'string' && was.importId === undo.importId) undo.perhaps++;
    return;
  }
  if (typeof was === 'string') return yield `a document that is ${was} is removed`;
  if (undo && was.importId === undo.importId && !isPurge(commit)) {
    undo.done++;
    return;
  }
  if (was.deletedAt === undefined) return yield `“${was.title}” is removed, and was not deleted`;
  // Without a key nobody could remove it: the tab that locks all says that it goes.
  if (did(deeds, 'lockAll')) return;
  // Somebody who was told that there is none needs its room.
  if (deeds.some((deed) => deed.refused < refused)) return;
  for (const name of offering(key)) yield `“${was.title}” is purged, and ${name} offers its undo`;
}

function* newDocument(commit: Commit, is: LockerDocument): Generator<string> {
  const { before, after, deeds, wasStored } = commit;
  const name = is.file?.name;
  if (is.source === 'backup') {
    const deed = deeds.find(
      ({ what, listed }) =>
        what === 'import' &&
        listed?.some(({ id, name: of }) => (id === is.id || id === is.copyOf) && of === name),
    );
    if (!deed) yield `“${is.title}” says that it comes from a backup, and none was imported`;
    else yield* broughtBy(deed, before, shownTitle(is));
    if (deed) deed.importId = is.importId;
    if (is.issuerCode === 'visitor' || is.issuedBy === 'You')
      yield `“${is.title}” of a backup is issued by the visitor`;
  } else if (is.sample) {
    if (!did(deeds, 'signIn')) yield 'a sample appears, and nobody signed in';
    const isThere = documentsIn(before).some(({ sample }) => sample === is.sample);
    if (isThere) yield 'a sample is there twice';
  } else if (before.tray.has(is.id)) {
    const file = trayFileAt(before, is.id);
    if (!doneFor(deeds, 'keep', is.id)) yield `“${name}” is kept, and nobody asked for that`;
    if (typeof file === 'string' || file.name !== name) yield `“${name}” had another name`;
    if (is.source !== 'outside') yield `“${name}” does not say that it was sent`;
    if (after.tray.has(is.id)) yield `“${name}” is kept and in the tray too`;
    yield* onTop(commit, is);
  } else {
    const deed = deeds.find(({ what, names }) => what === 'upload' && names?.includes(name ?? ''));
    if (!deed) yield `“${name}” is in the list, and nobody put it there`;
    else yield* broughtBy(deed, before, name ?? '');
    if (wasStored(name ?? '')) yield `“${name}” was stored before`;
    yield* onTop(commit, is);
  }
}

/** What comes in a session that is over by now stays away. */
function* broughtBy(deed: Deed, before: Stores, name: string): Generator<string> {
  deed.done++;
  if (deed.session && deed.session !== sessionIn(before))
    yield `“${name}” comes after the end of the session in which its ${deed.what} began`;
}

function* onTop({ before }: Commit, { id, position, title }: LockerDocument): Generator<string> {
  const above = documentsIn(before).find((one) => one.id !== id && one.position >= position);
  if (above) yield `“${title}” lies below “${above.title}”, which was there`;
}

/** Whether one of the deeds asks for this change of a document, and for no other. */
function isAllowed(was: LockerDocument, is: LockerDocument, deeds: readonly Deed[]): boolean {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) =>
      JSON.stringify(was[field as keyof LockerDocument]) !==
      JSON.stringify(is[field as keyof LockerDocument]),
  );
  const isOnly = (...fields: string[]) => changed.every((field) => fields.includes(field));
  const restoring = deeds.find(
    ({ what, listed }) =>
      what === 'import' && listed?.some(({ id }) => id === is.id || id === is.copyOf),
  );
  if (restoring && changed.sort().join() === 'deletedAt,importId' && !is.deletedAt) {
    restoring.done++;
    restoring.importId = is.importId;
    return true;
  }
  return (
    (isOnly('waiting') && !is.waiting && did(deeds, 'signIn') !== undefined) ||
    (isOnly('deletedAt') && is.deletedAt !== undefined && doneFor(deeds, 'delete', is.id)) ||
    (isOnly('deletedAt') && is.deletedAt === undefined && doneFor(deeds, 'restore', is.id)) ||
    (isOnly('title') && doneFor(deeds, 'rename', is.id))
  );
}

function* trayFile({ before, after, deeds, wasStored }: Commit, key: string): Generator<string> {
  const [was, is] = [before.tray.get(key), after.tray.get(key)];
  const file = trayFileAt(after, key);
  if (was !== undefined && is !== undefined) yield `the file ${key} of the tray changed`;
  else if (was !== undefined) {
    if (after.documents.has(key) || (after.aside.has(key) && !before.aside.has(key))) return;
    if (!doneFor(deeds, 'discard', key)) yield `${key} left the tray, and nobody asked for that`;
  } else if (is !== undefined) {
    const name = typeof file === 'string' ? file : file.name;
    const deed = deeds.find(({ what, names }) => what === 'share' && names?.includes(name));
    if (!deed) yield `“${name}” is in the tray, and nobody sent it`;
    else yield* broughtBy(deed, before, name);
    if (wasStored(name)) yield `“${name}” was stored before`;
  }
}

function* bytes({ before, after }: Commit, key: string): Generator<string> {
  const [was, is] = [before.files.get(key), after.files.get(key)];
  if (was === undefined) return;
  if (is === undefined && before.aside.has(key) && after.aside.has(key))
    yield `the bytes of ${key} are gone from the quarantine`;
  const content = (stored: unknown) => Buffer.from((stored as { bytes: ArrayBuffer }).bytes);
  if (is !== undefined && !content(was).equals(content(is))) yield `other bytes lie under ${key}`;
}

function* aside({ before, after, deeds }: Commit, key: string): Generator<string> {
  const [was, is] = [before.aside.get(key), after.aside.get(key)];
  if (was !== undefined && is !== undefined && was !== is)
    yield `${key} of the quarantine is overwritten`;
  if (was !== undefined && is === undefined && !did(deeds, 'removeQuarantined'))
    yield `${key} left the quarantine, and nobody asked for that`;
  if (was !== undefined || is === undefined) return;
  const found = before.documents.get(key) ?? before.tray.get(key);
  if (JSON.stringify(found) !== JSON.stringify(is)) yield `${key} is quarantined as another`;
}
