/** Error texts by field; `form` is about the whole. An empty text marks a field without a message. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'form', string>>;
