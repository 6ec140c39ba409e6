/** An answer as the site reads it: docs/email.md says what of it ends a message, and what is tried again. */
export interface Outcome {
  status: number;
  text: string;
}
