import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { shop } from './shop.ts';
import { returnChecks } from './verify-return.ts';

/** The way back from our page, and a shop that takes it, as a page shows them. */
export const checkoutTexts = {
  label: 'Web shop samples',
  title: 'A shop, and the check of the way back',
  tabs: [
    { label: 'shop.mjs', text: shop },
    { label: 'JavaScript', text: returnChecks.javascript },
    { label: 'Python', text: returnChecks.python },
    { label: 'PHP', text: returnChecks.php },
  ],
  note: `Each comes after verify, the check of an event from the developer guide. Put shop.mjs next to verify.mjs, which has the two in JavaScript; start the sandbox, then node shop.mjs. The return secret of the sandbox is ${RETURN_SECRET}.`,
} satisfies Partial<SectionOf<'texts'>>;
