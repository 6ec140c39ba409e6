import { type MessageField, type MessageTexts, NO_TEXT } from '#core/storage/message-fields.ts';

/** What every message has; the digests of stored messages are made of these texts, in this order. */
export const FIRST_FIELDS = ['from_name', 'from_email', 'message'] as const;

export const FIELDS = Object.keys(NO_TEXT) as MessageField[];

/** What came later: a message that was stored before has none of it. */
export const LATER_FIELDS = FIELDS.filter((field) => !FIRST_FIELDS.some((one) => one === field));

/** A contact message as it is stored, and as EmailJS's template receives it. */
export type Payload = Pick<MessageTexts, (typeof FIRST_FIELDS)[number]> & Partial<MessageTexts>;

/** A value for each field. */
export const eachField = <Value>(of: (field: MessageField) => Value): Record<MessageField, Value> =>
  Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<MessageField, Value>;

/**
 * What the digest of a text is made of. A later field counts by its name, where there is something in it: without one
 * the digest is that of every build before, and drafts and records know each other by it.
 */
export const digested = (payload: Payload): string => {
  const later = Object.entries(payload).filter(
    ([field, text]) => text && !FIRST_FIELDS.some((first) => first === field),
  );
  return JSON.stringify([...FIRST_FIELDS.map((field) => payload[field]), ...later.sort()]);
};
