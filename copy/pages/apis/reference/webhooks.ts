import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('webhooks', {
  description:
    'Webhook endpoints, events and deliveries: every call with fields, samples, answers and errors, run in the page.',
  lead: 'We call you when something changes. Register an address, verify each signature, and answer 200 within ten seconds.',
});
