import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('bills', {
  description:
    'Billers, bill fetch and bill payment: every call with fields, samples, answers and errors, run in the page without a network.',
  lead: 'Show a customer’s bill and pay it. Each biller says what it asks for.',
});
