import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import type { SectionOf } from '#content/types/sections.ts';
import { shop } from './shop.ts';
import { verifyReturn } from './verify-return.ts';

/** What a return address gets behind its question mark. */
const parameters = [
  { name: 'payment_id', text: 'The payment.' },
  { name: 'order_id', text: 'Its order.' },
  { name: 'status', text: 'How the payment stood when the customer left our page.' },
  {
    name: 'timestamp',
    text: 'When that was, in seconds since 1970. Refuse what is over five minutes away.',
  },
  {
    name: 'signature',
    text: 'v1, a comma and the HMAC-SHA256 of payment_id, timestamp, order_id and status with dots between, in base64, with your return secret.',
  },
].map((each) => ({ ...each, type: 'query' }));

/** The way back from our page, and a shop that takes it, as a page shows them. */
export const checkoutTexts = {
  fields: parameters,
  label: 'Web shop samples',
  title: 'A shop, and the check of the way back',
  tabs: [
    { label: 'shop.mjs', text: shop },
    { label: 'JavaScript', text: verifyReturn.javascript },
    { label: 'Python', text: verifyReturn.python },
    { label: 'PHP', text: verifyReturn.php },
  ],
  note: `Each stands behind verify, the check of an event from the developer guide. Put shop.mjs beside verify.mjs, which has the two in JavaScript; start the sandbox, then node shop.mjs. The return secret of the sandbox is ${RETURN_SECRET}.`,
} satisfies Partial<SectionOf<'texts'>>;
