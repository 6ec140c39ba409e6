import type { OldBug } from './old-bugs.ts';

const LOCKER = 'src/core/locker';

/** Faults that the locker might have had, each as a change of today's code. */
export const PLANTED_BUGS: readonly OldBug[] = [
  {
    name: 'bytes are written in a transaction of their own',
    file: `${LOCKER}/add.ts`,
    from: '    files.put(id, newFileBytes(bytes));\n    return document;\n  });',
    to: "    return document;\n  }).then((document) =>\n    changeLocker(['files'], async ({ files }) => {\n      files.put(id, newFileBytes(bytes));\n      return document;\n    }),\n  );",
  },
  {
    name: 'a file is read inside the transaction, which ends meanwhile',
    file: `${LOCKER}/add.ts`,
    from: '    await readUserOf(state, of);',
    to: '    await readUserOf(state, of);\n    await readBytes(file);',
  },
  {
    name: 'what was chosen in a session comes after its end',
    file: `${LOCKER}/session.ts`,
    from: "if (session && user?.id !== session) throw new LockerError('signed-out');",
    to: '',
  },
  {
    name: 'an upload asks before its transaction whether it is still that session',
    file: `${LOCKER}/add.ts`,
    from: '    await readUserOf(state, of);',
    to: '',
  },
  {
    name: 'a share does not ask whose session it is',
    file: 'src/sw/share-in.ts',
    from: 'addToTray(file, { session })',
    to: 'addToTray(file)',
  },
  {
    name: 'the purge does not read again',
    file: `${LOCKER}/purge.ts`,
    from: 'if (isDue(id, await stores.documents.get(id), olderThanMs)) await',
    to: 'await',
  },
  {
    name: 'the purge takes a record that lies under the key of another one',
    file: `${LOCKER}/purge.ts`,
    from: 'parseAt(id, value, parseDocument)',
    to: 'parseDocument(value)',
  },
  {
    name: 'deleting removes the bytes at once',
    file: `${LOCKER}/change.ts`,
    from: '  change(id, (document) => ({ ...document, deletedAt: Date.now() }));',
    to: "  changeLocker(['files'], async ({ files }) => files.delete(id)).then(() =>\n    change(id, (document) => ({ ...document, deletedAt: Date.now() })),\n  );",
  },
  {
    name: 'an undo writes what the tab knew and not what is stored',
    file: 'src/features/locker/list/deletion.ts',
    from: 'await restoreDocument(document.id).catch(report);',
    to: "const { changeLocker } = await import('#core/locker/database.ts');\n  await changeLocker(['documents'], async ({ documents }) => documents.put(document.id, document)).catch(report);",
  },
  {
    name: 'a kept file stays in the tray',
    file: `${LOCKER}/tray/keep.ts`,
    from: '      tray.delete(id);\n',
    to: '',
  },
  {
    name: 'a discarded file leaves its bytes behind',
    file: `${LOCKER}/tray/discard.ts`,
    from: '      files.delete(id);\n',
    to: '',
  },
  {
    name: 'discarding takes what another tab has kept',
    file: `${LOCKER}/tray/discard.ts`,
    from: "      if (typeof parseTrayFile(await tray.get(id)) === 'string') continue;\n",
    to: '',
  },
  {
    name: 'the limits of the tray are checked outside the transaction',
    file: `${LOCKER}/tray/add-to-tray.ts`,
    from: "  await changeLocker(['tray', 'files', 'state'], async ({ tray, files, state }) => {\n    await readUserOf(state, of);\n    const held = await tray.entries<Partial<TrayFile> | undefined>();\n",
    to: "  const held = await changeLocker(['tray'], ({ tray }) =>\n    tray.entries<Partial<TrayFile> | undefined>(),\n  );\n  await changeLocker(['tray', 'files', 'state'], async ({ tray, files, state }) => {\n    await readUserOf(state, of);\n",
  },
  {
    name: 'the undo of an import takes another import along',
    file: `${LOCKER}/backup/undo-import.ts`,
    from: 'document.importId !== importId',
    to: 'document.importId === undefined',
  },
  {
    name: 'an import overwrites what has other bytes under its id',
    file: `${LOCKER}/backup/merge.ts`,
    from: "const isTaken = found === 'conflict';",
    to: 'const isTaken = false;',
  },
  {
    name: 'an import keeps to who was signed in when it began',
    file: `${LOCKER}/backup/merge.ts`,
    from: '...(!user && { waiting: true }),',
    to: '...(!of.session && { waiting: true }),',
  },
  {
    name: 'an import that ended early does not say so',
    file: `${LOCKER}/backup/import.ts`,
    from: "if (signal?.aborted) return { ...result, stopped: 'cancelled' };",
    to: 'if (signal?.aborted) return result;',
  },
  {
    name: 'signing out forgets the tray',
    file: `${LOCKER}/database.ts`,
    from: 'for (const store of Object.values(stores)) store.clear();',
    to: 'for (const [name, store] of Object.entries(stores)) if (name !== "tray") store.clear();',
  },
  {
    name: 'signing in twice makes two sessions',
    file: `${LOCKER}/sign-in.ts`,
    from: '    if (user) return user;\n',
    to: '',
  },
  {
    name: 'the quarantine deletes first',
    file: `${LOCKER}/parse-all.ts`,
    from: '      aside.put(key, value);\n      from.delete(key);',
    to: '      from.delete(key);',
  },
  {
    name: 'the undo of an import takes the bytes of what is in quarantine',
    file: `${LOCKER}/remove-with-bytes.ts`,
    from: 'if ((await aside.get(id)) === undefined) files.delete(id);',
    to: 'files.delete(id);',
    seed: 26_600,
  },
  {
    name: 'positions follow the clock alone',
    file: `${LOCKER}/position.ts`,
    from: 'const position = last >= now ? last + 1 : now;',
    to: 'const position = now;',
  },
  {
    name: 'a lock that is set leaves the files readable',
    file: `${LOCKER}/seal/convert.ts`,
    from: "if (store !== 'state')",
    to: "if (to === 'plain')",
  },
  {
    name: 'who has no key writes plain records under the seal',
    file: `${LOCKER}/database.ts`,
    from: "if ((await opened.seal.get(SEAL_KEY)) !== undefined) throw new LockerError('locked');",
    to: 'await opened.seal.get(SEAL_KEY);',
  },
  {
    name: 'a tab that was locked by another one goes on',
    file: `${LOCKER}/seal/sealed-transactions.ts`,
    from: 'seal?.id !== id || seal.locks !== locks',
    to: 'seal?.id !== id',
  },
  {
    name: 'bytes of a file that is kept from the tray meanwhile stay readable',
    file: `${LOCKER}/seal/seal-locker.ts`,
    from: 'if ((await generationOf(seal)) !== before) return false;',
    to: '',
  },
  {
    name: 'the seal goes before all is plain',
    file: `${LOCKER}/seal/seal-locker.ts`,
    from: 'await convertAll(to);',
    to: "if (to === 'sealed') await convertAll(to);",
  },
  {
    name: 'a tab that locks itself removes what another one can restore',
    file: `${LOCKER}/seal/lock.ts`,
    from: 'removeDeleted(known, UNDO_MS)',
    to: 'removeDeleted(known, 0)',
  },
  {
    name: 'a tab that is locked keeps its key until the disk has answered',
    file: `${LOCKER}/seal/lock.ts`,
    from: '  const known = dropKey();\n  // On a full disk',
    to: '  await existingSeal().catch(() => {});\n  const known = dropKey();\n  // On a full disk',
  },
  {
    name: 'a change of a record is announced to nobody',
    file: `${LOCKER}/database.ts`,
    from: '  announceChange();\n  return result;',
    to: '  return result;',
  },
];
