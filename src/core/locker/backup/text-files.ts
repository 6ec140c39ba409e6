/**
 * Texts that the export of everything has next to its documents, for people and other programs. An import leaves them
 * alone; none ends like a list of documents.
 */
export const TEXT_FILES = { messages: 'waiting-messages.json', drafts: 'drafts.json' } as const;

export type TextKind = keyof typeof TEXT_FILES;

/** Which of them are among these names of an archive, in any folder. */
export const textsAmong = (names: readonly string[]): TextKind[] =>
  (['messages', 'drafts'] as const).filter((kind) =>
    names.some((name) => name.replace(/^.*\//, '') === TEXT_FILES[kind]),
  );
