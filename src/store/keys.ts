/** Every name that this site stores something under, but for its databases; see `databases.ts`. */

export const STORES = {
  drafts: { key: 'drafts', version: 2 },
  investor: { key: 'investor', version: 1 },
} as const;

/** Unreadable values are set aside under their key with this in front. */
export const QUARANTINE_PREFIX = 'set-aside:';

/** Names in `localStorage`, for what is needed before a database can answer. */
export const LOCAL = {
  /** `light` or `dark`; also read by `build/theme-script.js`. */
  theme: 'kolam-theme',
  /** `on` or `off`; also read by `build/theme-script.js`. */
  calm: 'kolam-calm',
  /** `in` while somebody is signed in to the investor portal; also read by `build/theme-script.js`. */
  investor: 'kolam-investor',
  /** Ids of the messages that wait, to notice when the database was cleared under them. */
  waitingMessages: 'kolam-waiting-messages',
  /** Visits so far, and when installing was last declined. */
  install: 'kolam-install',
  /** Language of request samples, such as `python`. */
  codeLanguage: 'kolam-code-language',
} as const;

export const CHANNELS = {
  stores: 'kolam-stores',
  outbox: 'kolam-outbox',
  locker: 'kolam-locker',
} as const;
