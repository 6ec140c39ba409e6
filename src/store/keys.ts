import { STORAGE_PREFIX } from '#facts/site.ts';

/** Every name that a page stores something under; databases are in `core/storage/databases.ts`. */

export const STORES = {
  drafts: { key: 'drafts', version: 4 },
  investor: { key: 'investor', version: 1 },
} as const;

/** Names in `localStorage`, for what is needed before a database can be read. */
export const LOCAL = {
  /** `light` or `dark`; also read by `build/document/theme-script.js`. */
  theme: `${STORAGE_PREFIX}-theme`,
  /** `on` or `off`; also read by `build/document/theme-script.js`. */
  calm: `${STORAGE_PREFIX}-calm`,
  /** `in` while somebody is signed in to the investor portal; also read by `build/document/theme-script.js`. */
  investor: `${STORAGE_PREFIX}-investor`,
  /** Ids of the messages that wait, to tell of those that were delivered, or vanished with the database. */
  waitingMessages: `${STORAGE_PREFIX}-waiting-messages`,
  /** Documents that the locker holds, and those that were lost: see `memory-of-documents.ts`. */
  keptDocuments: `${STORAGE_PREFIX}-kept-documents`,
  /** Visits so far, and when installing was last declined. */
  install: `${STORAGE_PREFIX}-install`,
  /** Language of request samples, such as `python`. */
  codeLanguage: `${STORAGE_PREFIX}-code-language`,
  /** `off` where the key `/` does not open the search. */
  slash: `${STORAGE_PREFIX}-slash`,
  /** Addresses of the tools that were opened last, as a list. */
  recentTools: `${STORAGE_PREFIX}-recent-tools`,
  /** `off` where the device does not download unasked what it does not keep yet. */
  rest: `${STORAGE_PREFIX}-rest`,
  /** Language of the site that the visitor has chosen, `hi` or `en`; also read by `build/document/theme-script.js`. */
  language: `${STORAGE_PREFIX}-language`,
} as const;

// Names in `sessionStorage`, for what belongs to one tab.

/** Where each step of the tab's history was scrolled to. */
export const SCROLL_KEY = `${STORAGE_PREFIX}-scroll`;

/** What was unfolded at each step of the tab's history. */
export const FOLDS_KEY = `${STORAGE_PREFIX}-folds`;

/** What was done in this tab's sandbox of the API. */
export const SANDBOX_KEY = `${STORAGE_PREFIX}-sandbox`;

/** Set once this visit is counted. */
export const VISIT_KEY = `${STORAGE_PREFIX}-visit`;

/** Time of this tab's last reload that no visitor asked for. */
export const RELOADED_AT_KEY = `${STORAGE_PREFIX}-reloaded-at`;

/** Time at which the visitor accepted an update; the reload may come before the takeover. */
export const UPDATE_ACCEPTED_AT_KEY = `${STORAGE_PREFIX}-update-accepted-at`;

/** Which of the drafts on this device is this tab's. */
export const DRAFT_NUMBER_KEY = `${STORAGE_PREFIX}-draft-number`;

/** Drafts that the disk had not taken when a page was closed. */
export const UNSAVED_DRAFTS_KEY = `${STORAGE_PREFIX}-unsaved-drafts`;

/** Tools of the demo that runs in this visit, and which was shown last. */
export const DEMO_KEY = `${STORAGE_PREFIX}-demo`;
