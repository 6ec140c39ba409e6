import type { Identity } from '#core/outbox/identity.ts';

/** The text in the form, and which message it would be. */
export interface Draft extends Identity {
  message: string;
}
