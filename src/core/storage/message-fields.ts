/** What every message has; the digests of stored messages are made of these texts, in this order. */
export const FIRST_FIELDS = ['from_name', 'from_email', 'message'] as const;

/** What came later: a message that was stored before has none of it. */
export const LATER_FIELDS = [] as const;

/** The fields of a contact message. Form, draft, record, digest, mail and exports follow from this list. */
export const FIELDS = [...FIRST_FIELDS, ...LATER_FIELDS] as const;

export type MessageField = (typeof FIELDS)[number];

/** All texts of a message, as the form has them. */
export type MessageTexts = Record<MessageField, string>;

/** A value for each field. */
export const eachField = <Value>(of: (field: MessageField) => Value): Record<MessageField, Value> =>
  Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Record<MessageField, Value>;

export const NO_TEXT: MessageTexts = eachField(() => '');
