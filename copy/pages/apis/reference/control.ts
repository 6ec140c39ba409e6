import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('control', {
  description:
    'Sandbox control: clock, log, reset and what the customer does. Every call with fields, samples, answers and errors.',
  lead: 'Calls that only the sandbox has: let time pass, act as the customer, read the log, start again.',
});
