/** The fields of a contact message. Form, draft, record, digest, mail and exports follow from this list. */
export const NO_TEXT = {
  from_name: '',
  from_email: '',
  message: '',
};

export type MessageField = keyof typeof NO_TEXT;

/** All texts of a message, as the form has them. */
export type MessageTexts = Record<MessageField, string>;
