import { randomId } from '#lib/random-id.ts';
import { STORES } from './keys.ts';
import { createPersisted } from './persisted.ts';

/** A contact message that is being written. `id` stays the same until it is sent or saved. */
export interface ContactDraft {
  id: string;
  from_name: string;
  from_email: string;
  message: string;
}

interface Drafts {
  contact: ContactDraft;
}

const EMPTY: ContactDraft = { id: '', from_name: '', from_email: '', message: '' };

/** Texts that were typed but not yet handed over; they survive a reload. */
export const useDrafts = createPersisted<Drafts>({
  store: STORES.drafts,
  initial: { contact: EMPTY },
  parse(stored) {
    const contact = (stored as Partial<Drafts> | null)?.contact;
    return isContactDraft(contact) ? { contact } : undefined;
  },
  // Someone may type before the disk has answered: a field that has text keeps it.
  join: (stored, current) => ({
    contact: {
      id: stored.contact.id || current.contact.id,
      from_name: current.contact.from_name || stored.contact.from_name,
      from_email: current.contact.from_email || stored.contact.from_email,
      message: current.contact.message || stored.contact.message,
    },
  }),
});

/** Changes fields of the contact draft; the first change gives it its id. */
export function editContactDraft(fields: Partial<ContactDraft>): void {
  useDrafts.setState(({ contact }) => ({
    contact: { ...contact, id: contact.id || randomId(), ...fields },
  }));
}

/** Empties the contact draft, and gives up its id. */
export function clearContactDraft(): void {
  useDrafts.setState({ contact: EMPTY });
}

function isContactDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return Object.keys(EMPTY).every((field) => typeof draft[field] === 'string');
}
