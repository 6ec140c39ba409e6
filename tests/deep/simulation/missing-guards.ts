import type { OldBug } from './old-bugs.ts';

const LOCKER = 'src/core/locker';

/** What the locker asks before it writes or shows something, each taken away from today's code. */
export const MISSING_GUARDS: readonly OldBug[] = [
  {
    name: 'what a newer version has written meanwhile is removed for good',
    file: `${LOCKER}/change.ts`,
    from: "if (parseDocument(await stores.documents.get(id)) === 'newer') throw new LockerError('newer');",
    to: '',
  },
  {
    name: 'what a newer version has written meanwhile goes with the undo of its import',
    file: `${LOCKER}/backup/undo-import.ts`,
    from: "if (typeof document === 'string') continue;\n      if (document.importId === importId) {",
    to: 'if ((value as { importId?: string }).importId === importId) {',
  },
  {
    name: 'what a newer version has written meanwhile is changed',
    file: `${LOCKER}/change.ts`,
    from: "    const document = parseAt(id, await documents.get(id), parseDocument);\n    if (document === 'newer') throw new LockerError('newer');\n    if (document === 'unreadable') throw new LockerError('missing');\n",
    to: "    const document = (await documents.get(id)) as LockerDocument;\n    if (!document) throw new LockerError('missing');\n",
  },
  {
    name: 'what a newer version has written meanwhile is purged',
    file: `${LOCKER}/purge.ts`,
    from: 'const document = parseAt(id, value, parseDocument);',
    to: 'const document = (value ?? {}) as { deletedAt?: number };',
  },
  {
    name: 'the purge takes what was restored and deleted again meanwhile',
    file: `${LOCKER}/purge.ts`,
    from: 'if (deletionOf(id, await stores.documents.get(id)) === deletedAt)',
    to: 'if (deletionOf(id, await stores.documents.get(id)) !== undefined)',
  },
  {
    name: 'the quarantine takes what can be read by then',
    file: `${LOCKER}/parse-all.ts`,
    from: " || parseAt(key, value, parse) !== 'unreadable'",
    to: '',
  },
  {
    name: 'what is removed from the quarantine takes the bytes of a document that came back',
    file: `${LOCKER}/quarantine.ts`,
    from: 'if ((await documents.get(key)) === undefined) files.delete(key);',
    to: 'files.delete(key);',
  },
  {
    name: 'a file that has left the tray fails the others that are kept',
    file: `${LOCKER}/tray/keep.ts`,
    from: "      if (typeof file === 'string') continue;\n",
    to: '',
  },
  {
    name: 'a lock that is set on an empty locker is told to nobody',
    file: `${LOCKER}/seal/seal-locker.ts`,
    from: '  announceChange();\n  await finish();',
    to: '  await finish();',
  },
  {
    name: 'a tab ends the phase of a seal that is another by now',
    file: `${LOCKER}/seal/seal-locker.ts`,
    from: 'if (now?.id !== id || now.phase !== phase) return true;',
    to: 'if (now?.phase !== phase) return true;',
  },
  {
    name: 'something of a seal is left when it is taken off',
    file: `${LOCKER}/seal/seal-locker.ts`,
    from: "endPhase(seal, 'plain', (store) => store.clear())",
    to: "endPhase(seal, 'plain', (store) => store.delete(SEAL_KEY))",
  },
  {
    name: 'the tab that locks every tab leaves what was deleted',
    file: `${LOCKER}/seal/lock.ts`,
    from: 'for (const [at] of due) await removeWithBytes(stores, at);',
    to: '',
  },
  {
    name: 'a tab reads and writes on with the key of a seal of before',
    file: `${LOCKER}/seal/sealed-transactions.ts`,
    from: 'seal?.id !== id || seal.locks !== locks',
    to: 'seal?.locks !== locks',
  },
  {
    name: 'a list is put together from several moments',
    file: `${LOCKER}/seal/sealed-transactions.ts`,
    from: '        conflicted ||= generation !== seen;\n',
    to: '',
  },
  {
    name: 'a passphrase of before changes the one of now',
    file: `${LOCKER}/seal/settings.ts`,
    from: 'if (seal.id !== id || seal.passphrase.key !== passphrase.key)',
    to: 'if (seal.id !== id)',
  },
];
