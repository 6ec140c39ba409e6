import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('payments', {
  description:
    'Orders, UPI and card payments, refunds: every call with fields, samples, answers and errors, run in the page without a network.',
  lead: 'An order says what is to be paid, a payment is one try to pay it, and a refund sends money back.',
});
