import { referencePage } from '#api-docs/reference-page.ts';
import type { PageFacts } from '#copy/types/facts.ts';

export const facts = { untranslated: 'developers', pack: 'api', sells: false } satisfies PageFacts;

export default referencePage('payouts', {
  description:
    'Beneficiaries and payouts by IMPS, NEFT, RTGS or UPI: every call with fields, samples, answers and errors, run in the page.',
  lead: 'Pay suppliers, staff or customers. Name who is paid once, as a beneficiary; then send payouts to it.',
});
