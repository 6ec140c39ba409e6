import type { SectionOf } from '#copy/types/sections.ts';
import { eventHeaders, eventRequest, SECRET, SIGNED_AT } from './printed-event.ts';
import { verifyJavascript } from './verify-javascript.ts';
import { verifyPhp } from './verify-php.ts';
import { verifyPython } from './verify-python.ts';
import { verifyShell } from './verify-shell.ts';

/** An event and its check as a page shows them. */
export const webhookTexts = {
  fields: eventHeaders.map(({ name, text }) => ({ name, type: 'header', text })),
  label: 'Webhook samples',
  title: 'An event, and how to check it',
  tabs: [
    { label: 'Event', text: eventRequest },
    { label: 'Shell', text: verifyShell },
    { label: 'JavaScript', text: verifyJavascript },
    { label: 'Python', text: verifyPython },
    { label: 'PHP', text: verifyPhp },
  ],
  note: `Signed with ${SECRET}. With ${SIGNED_AT} as now, each function says that it is right.`,
} satisfies Partial<SectionOf<'texts'>>;
