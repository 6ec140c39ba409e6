import type { SectionOf } from '#content/types/sections.ts';
import { eventHeaders, eventRequest, SECRET_PLACEHOLDER, SIGNED_AT } from './webhook-event.ts';
import { verifyJavascript } from './webhook-verify-javascript.ts';
import { verifyPhp } from './webhook-verify-php.ts';
import { verifyPython } from './webhook-verify-python.ts';
import { verifyShell } from './webhook-verify-shell.ts';

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
  note: `This body was signed with ${SECRET_PLACEHOLDER} in the second ${SIGNED_AT}. Checked with that as now, it is right; today it is old, and wrong.`,
} satisfies Partial<SectionOf<'texts'>>;
