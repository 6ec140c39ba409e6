import { useEffect } from 'react';
import type { Identity } from '#core/outbox/identity.ts';
import { type MessageTexts, NO_TEXT } from '#core/storage/message-fields.ts';
import { claimDraftKey } from './draft-key.ts';
import { keptInTab } from './kept.ts';
import { STORES, UNSAVED_DRAFTS_KEY } from './keys.ts';
import { createPersisted } from './persisted.ts';
import { useStorageStatus } from './storage-status.ts';

/** A contact message that is being written, and as which text it was last tried to be sent. */
export type ContactDraft = Identity & MessageTexts;

/**
 * A sign-up that is being filled in, and as which text it was last saved for our team. `phone` has the digits behind
 * the dial code of `country`, or a `+` and a code that none has.
 */
export interface SignUpDraft extends Identity {
  name: string;
  /** Two letters, as in ISO 3166. */
  country: string;
  phone: string;
  email: string;
  /** Path of the API that was chosen. */
  requirement: string;
  /** `yes` while our team is to get it as a message, else empty. */
  toTeam: string;
}

interface Drafts {
  contact: ContactDraft;
  signUp: SignUpDraft;
}

/** The identity of a draft that nobody has tried to send. */
export const NEVER_SENT: Identity = { id: '', hash: '' };

const NO_CONTACT: ContactDraft = { ...NEVER_SENT, ...NO_TEXT };

const NO_SIGN_UP: SignUpDraft = {
  ...NEVER_SENT,
  name: '',
  country: 'IN',
  phone: '',
  email: '',
  requirement: '',
  toTeam: '',
};

/** Drafts whose form is on the screen. */
const shown = new Set<keyof Drafts>();

/** Key of the drafts on the disk that are older than what the page before left to this one. */
let outdated: unknown;

/** What a page leaves to the next one of its tab. One that may keep nothing loses what no disk has taken. */
const unsaved = keptInTab(UNSAVED_DRAFTS_KEY, (text) => JSON.parse(text ?? 'null'));

/** Whether this page was told to leave nothing. */
let isDiscarded = false;

/** Texts that were typed but not yet handed over; they survive a reload. Each tab has its own. */
export const useDrafts = createPersisted<Drafts>({
  store: STORES.drafts,
  claimKey: (key, values) => claimDraftKey(key, async (each) => isWritten(await values.get(each))),
  initial: { contact: NO_CONTACT, signUp: NO_SIGN_UP },
  parse,
  // Version 1 knew the contact message alone. In full: a migration does not change with what it leads to.
  migrations: {
    1: (stored) => ({
      ...(stored as object),
      signUp: { name: '', country: 'IN', phone: '', email: '', requirement: '' },
    }),
    // Version 2 gave a draft its id with the first key, regardless of what was sent under it.
    2: (stored) => {
      const { contact, ...others } = stored as { contact: object };
      return { ...others, contact: { ...contact, id: '', hash: '' } };
    },
    // Version 3 sent no sign-up anywhere.
    3: (stored) => {
      const { signUp, ...others } = stored as { signUp: object };
      return { ...others, signUp: { ...signUp, id: '', hash: '', toTeam: '' } };
    },
  },
  join: (stored, current) => (outdated === ownKey() ? current : join(stored, current)),
  // What the visitor sees stays, as in any form; what is out of sight must not come back.
  cleared: ({ contact, signUp }) => ({
    contact: shown.has('contact') ? contact : NO_CONTACT,
    signUp: shown.has('signUp') ? signUp : NO_SIGN_UP,
  }),
});

/** What this tab's drafts are stored under. */
const ownKey = (): string | undefined => useDrafts.persist.getOptions().name;

/** One draft, for the form that shows it. */
export function useDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  useEffect(() => {
    shown.add(name);
    restoreUnsaved();
    addEventListener('pagehide', keepUnsaved);
    addEventListener('pageshow', forgetUnsaved);
    return () => void shown.delete(name);
  }, [name]);
  return useDrafts((drafts) => drafts[name]);
}

/** Whether the next page of this tab has what was typed: from the disk, or handed over where the disk is full. */
export const useKeepsDrafts = (): boolean =>
  useStorageStatus(({ problem }) => problem !== 'unavailable');

/** Changes fields of the contact draft. */
export function editContactDraft(fields: Partial<ContactDraft>): void {
  useDrafts.setState(({ contact }) => ({ contact: { ...contact, ...fields } }));
}

/** Empties the contact draft, and gives up its id. */
export function clearContactDraft(): void {
  useDrafts.setState({ contact: NO_CONTACT });
}

/** Changes fields of the sign-up draft. */
export function editSignUpDraft(fields: Partial<SignUpDraft>): void {
  useDrafts.setState(({ signUp }) => ({ signUp: { ...signUp, ...fields } }));
}

/** Empties the sign-up draft. */
export function clearSignUpDraft(): void {
  useDrafts.setState({ signUp: NO_SIGN_UP });
}

/** This page leaves no draft to the next one of its tab, even if the disk has some of it. */
export function discardUnsavedDrafts(): void {
  isDiscarded = true;
}

function parse(stored: unknown): Drafts | undefined {
  const { contact, signUp } = (stored ?? {}) as Partial<Drafts>;
  if (!hasTexts(contact, NO_CONTACT)) return undefined;
  // A sign-up that cannot be read takes no message down with it.
  return { contact, signUp: hasTexts(signUp, NO_SIGN_UP) ? signUp : NO_SIGN_UP };
}

/** Someone may type before the disk has been read: a field that has text keeps it. */
function join(stored: Drafts, current: Drafts): Drafts {
  return {
    contact: joined(stored.contact, current.contact),
    signUp: {
      ...joined(stored.signUp, current.signUp),
      country: current.signUp.phone ? current.signUp.country : stored.signUp.country,
    },
  };
}

/**
 * Hands unsaved drafts to the next page of this tab through sessionStorage: writes to IndexedDB wait for the first
 * read, and closing the page drops writes that have not begun.
 */
function keepUnsaved(): void {
  if (!unsaved.write(null) || isDiscarded || useDrafts.isSaved()) return;
  if (useDrafts.wasRead()) outdated = ownKey();
  unsaved.write(JSON.stringify({ ...useDrafts.getState(), outdated }));
}

/** A page that comes back as it was left has its drafts still, and writes them itself. */
function forgetUnsaved({ persisted }: PageTransitionEvent): void {
  if (persisted) unsaved.write(null);
}

function restoreUnsaved(): void {
  const stored = unsaved.read();
  unsaved.write(null);
  const left = parse(stored);
  if (!left) return;
  outdated = stored.outdated;
  useDrafts.setState((drafts) => {
    if (!useDrafts.wasRead()) return join(left, drafts);
    return outdated === ownKey() ? left : join(drafts, left);
  });
}

function joined<Draft extends object>(stored: Draft, current: Draft): Draft {
  const typed = Object.entries(current).filter(([, text]) => text);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Whether a stored state holds something that somebody typed. */
function isWritten(stored: unknown): boolean {
  const { contact, signUp } = Object((stored as { state?: unknown } | undefined)?.state) as Drafts;
  const typed = { ...contact, ...signUp, country: '' };
  return Object.values(typed).some((text) => text !== '');
}

function hasTexts<Draft extends object>(value: unknown, fields: Draft): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return Object.keys(fields).every((field) => typeof draft[field] === 'string');
}
