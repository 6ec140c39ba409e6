import { billOutcomes } from '#api-docs/bill-outcomes.ts';
import { idempotencyHeader } from '#api-docs/idempotency.ts';
import { KEY } from '#api-docs/keys.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import { event } from '#api-docs/webhooks/printed-event.ts';
import { comparedOf } from '#copy/compared.ts';
import * as said from '#copy/tariff/said.ts';
import { ask, compared, noFigure } from '#copy/tariff/terms.ts';
import { termsOf } from '#copy/terms.ts';
import type { Page } from '#copy/types/page.ts';
import { charges } from '#facts/tariff.ts';

const { paid, pending } = billOutcomes;
const call = sampleRequest('bills.pay');
const reference = call.headers[0]?.[1] ?? '';

/** A name or a value as in the JSON of a request or an answer. */
const quoted = (text: string) => `"${text}"`;

export default {
  view: 'Marketing',
  meta: {
    title: 'API solutions',
    description:
      'Twelve API solutions for software makers: transfers, bills, recharge, verification, hosting, database, QR, cash, payout and UPI.',
  },
  head: {
    heading: 'Twelve payment APIs for your software',
    lead: 'For software makers: add payments, cash or verification to the product your customers already use. One key, one contract, one bill.',
    crumbs: [{ label: 'Products', to: '/products' }, { label: 'API solutions' }],
    actions: [
      { label: 'Get test keys', to: '/contact?subject=sandbox-key' },
      { label: 'Developer guide', to: '/apis/guideSteps' },
    ],
    illustration: 'api',
  },
  sections: [
    termsOf('calls'),
    {
      kind: 'features',
      columns: 3,
      names: compared,
      eyebrow: 'API solutions',
      heading: 'Pick the services you need',
      items: [
        {
          title: 'Money transfer',
          cells: comparedOf('transfers'),
          text: 'Cash at the counter, money in a bank account.',
          to: '/apis/MoneyTransfer',
        },
        {
          title: 'Bill payment',
          cells: comparedOf('bills'),
          text: 'Fetch and settle utility bills over BBPS.',
          to: '/apis/UtilityBillPayment',
        },
        {
          title: 'Recharge',
          cells: comparedOf('recharges'),
          text: 'Mobile, DTH and OTT plans.',
          to: '/products/rechargePortal',
        },
        {
          title: 'Verification',
          cells: comparedOf('checks'),
          text: 'Ten checks, from PAN to UPI ID.',
          to: '/products/verificationPortal',
        },
        {
          title: 'Server hosting',
          cells: [ask, noFigure, noFigure],
          text: 'Managed servers in India for the software that calls us.',
          to: '/contact',
        },
        {
          title: 'Database',
          cells: [ask, noFigure, noFigure],
          text: 'Managed database with daily backups for your ledgers.',
          to: '/contact',
        },
        {
          title: 'QR payment',
          cells: comparedOf('upi'),
          text: 'Codes with a fixed or an open amount.',
          to: '/apis/QrPayment',
        },
        {
          title: 'Cash collection',
          cells: comparedOf('cash'),
          text: 'Collect instalments and dues at a shop nearby.',
          to: '/apis/CashCollection',
        },
        {
          title: 'Cash drop',
          cells: comparedOf('cash'),
          text: 'Let field staff deposit the day’s cash.',
          to: '/apis/CashDrop',
        },
        {
          title: 'Payout',
          cells: comparedOf('payouts'),
          text: 'Send to accounts and UPI IDs, one or thousands.',
          to: '/apis/Payout',
        },
        {
          title: 'UPI payment',
          cells: comparedOf('upi'),
          text: 'Links, QR codes and Autopay.',
          to: '/apis/UPIPayment',
        },
        {
          title: 'Cash withdrawal',
          cells: comparedOf('withdrawals'),
          text: 'AEPS withdrawal with a fingerprint.',
          to: '/apis/CashWithdrawal',
        },
      ],
    },
    {
      kind: 'phone',
      eyebrow: 'How it works',
      heading: 'A call from start to finish',
      steps: [
        {
          title: 'Call',
          text: 'Your server sends a bill, with your key and a reference of your own.',
          screen: {
            title: `${call.method} ${call.target}`,
            pieces: [
              { kind: 'label', text: SANDBOX },
              { kind: 'row', text: 'The sandbox key', note: `Bearer ${KEY}` },
              { kind: 'row', text: idempotencyHeader.name, note: reference },
              {
                kind: 'facts',
                facts: [
                  [quoted('biller_id'), quoted(pending.biller_id)],
                  [quoted('amount'), String(pending.amount)],
                  [quoted('mode'), quoted(pending.mode)],
                ],
              },
              {
                kind: 'row',
                text: quoted('consumer_number'),
                note: quoted(pending.consumer_number),
              },
              { kind: 'press', text: 'Send the request' },
            ],
          },
        },
        {
          title: 'Answer',
          text: '200 and a status. Pending is no failure: wait for the next one.',
          screen: {
            title: '200 OK',
            pieces: [
              {
                kind: 'row',
                text: quoted('status'),
                value: quoted(pending.status),
                state: 'chosen',
              },
              {
                kind: 'facts',
                facts: [
                  [quoted('amount'), String(pending.amount)],
                  [quoted('mode'), quoted(pending.mode)],
                ],
              },
              {
                kind: 'row',
                text: quoted('request_id'),
                note: quoted(pending.request_id),
              },
              { kind: 'row', text: 'The biller has not confirmed yet', state: 'later' },
              {
                kind: 'row',
                text: 'Asked twice, paid once',
                note: reference,
                ticked: true,
              },
            ],
          },
        },
        {
          title: 'Webhook',
          text: 'We tell your server when that changes. Check the signature first.',
          screen: {
            title: 'POST /your/webhook',
            pieces: [
              { kind: 'row', text: event.type, note: event.id, state: 'chosen' },
              {
                kind: 'facts',
                facts: [
                  [quoted('status'), quoted(event.data.status)],
                  [quoted('amount'), String(event.data.amount)],
                ],
              },
              { kind: 'row', text: 'Signature is ours', ticked: true },
              { kind: 'row', text: 'New event, not seen before', ticked: true },
              { kind: 'row', text: 'Your answer: 200', note: 'within ten seconds', ticked: true },
            ],
          },
        },
        {
          title: 'Receipt',
          text: 'Your customer has it in the software that they know.',
          screen: {
            title: 'Kadamb General',
            pieces: [
              { kind: 'done', text: 'Bill paid' },
              { kind: 'amount', text: '₹1,145' },
              {
                kind: 'facts',
                facts: [
                  ['Electricity', 'Purva Vidyut'],
                  ['Consumer number', pending.consumer_number],
                ],
              },
              { kind: 'row', text: 'Reference', note: paid.bbps_reference },
              { kind: 'press', text: 'Print the receipt' },
            ],
          },
        },
      ],
    },
    {
      kind: 'example',
      eyebrow: 'What it costs',
      heading: 'Price a day of calls',
      intro: 'The sandbox is free. Change the numbers to those of your own software.',
      id: 'cost',
      title: 'Calls in a day',
      subtitle: 'Before GST.',
      sums: 'paid',
      rows: [
        { name: 'Payout to a bank account', ratePaise: charges.payout, count: 30 },
        { name: 'PAN verification', ratePaise: charges.panCheck, count: 20 },
        { name: 'Account verification', ratePaise: charges.accountCheck, count: 10 },
      ],
      action: { label: 'Ask for your rates', to: '/contact?subject=rates' },
    },
    {
      kind: 'questions',
      heading: 'What integrators ask',
      items: [
        {
          question: 'Do I sign twelve contracts?',
          answer:
            'No. One agreement, with a page for each service you use. Money services add the checks a bank or regulator requires; hosting and database add region and size.',
        },
        {
          question: 'Which calls need more than a key?',
          answer:
            'Cash withdrawal needs an operator with the bank’s KYC; money transfer needs a registered sender and an OTP for each transfer. Bills run through an authorised BBPS operating unit.',
        },
        {
          question: 'How fast does the money move?',
          answer: said.transfers.speed,
        },
        {
          question: 'How are calls priced?',
          answer:
            'The sandbox is free. Live, you pay for verification by the answered call, for transfers by amount, for hosting and database by the month.',
        },
        {
          question: 'What if a call times out?',
          answer:
            'Send it again with the same reference. It is carried out once, and you get the first answer again.',
        },
      ],
    },
  ],
} satisfies Page<'Marketing'>;
