import { FIRST_FIELDS, type MessageTexts } from '#core/storage/message-fields.ts';

/** A contact message as it is stored, and as EmailJS's template receives it. */
export type Payload = Pick<MessageTexts, (typeof FIRST_FIELDS)[number]> & Partial<MessageTexts>;

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
