import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('verification', {
  description:
    'PAN, Aadhaar, bank account, GST and other checks: every call with fields, samples, answers and errors, run in the page.',
  lead: 'Check a number against its issuer’s records. The sandbox takes documented test values alone: send nobody’s own number.',
});
