import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('settlements', {
  description:
    'Balance, settlements and their entries: every call with fields, samples, answers and errors, run in the page without a network.',
  lead: 'What we owe you, what has gone to your bank account, and what it is the sum of.',
});
