import type { Rule } from '#facts/types/rule.ts';

// What the pages of checks say of a record: who keeps it, what a look-up needs and how it fails. Read in the
// documentation of those who sell such checks, since few registers publish theirs. `dated` is the month of reading.

export const checks = {
  /** The name comes from the record, and may differ from that on the card; not linked with Aadhaar is told apart. */
  panCheck: {
    by: 'Income Tax Department',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source:
      'cashfree.com/docs, PAN Lite; docs.setu.co/data/pan; higher deduction, CBDT circular 9/2025',
  },

  /** Age band, gender, State and the last digits of the mobile number, never a name. */
  aadhaarCheck: {
    by: 'UIDAI',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'Verify an Aadhaar number, as ndtv.com describes it',
  },

  /** Some banks answer without a credit, others to one of a rupee, some late. Codes of merged banks fail. */
  bankCheck: {
    by: 'NPCI',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'docs.setu.co/data/bav; docs.payu.in, verifyAccount; merged banks, zeenews.india.com',
  },

  /** Name in the State's language and in English, age, constituency. */
  voterCheck: {
    by: 'Election Commission',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source:
      'documentation.hyperverge.co, voter ID; doc.app.getkwikid.com; eps.eko.in/docs/voter-id',
  },

  /** Pending until the biller confirms; a wrong account is a dispute. Billers say whether other amounts may be paid. */
  billsCheck: {
    by: 'NPCI',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source:
      'cashfree.com/docs, BBPS tickets; docs.setu.co/payments/billpay; razorpay.com/docs/errors/bbps',
  },

  /** The owner's name is masked; insurers report a policy within days. */
  vehicleCheck: {
    by: 'Transport Ministry',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'docs.attestr.com, RC check; docs.mastersindia.co; policybazaar.com on Parivahan',
  },

  /** Needs the file number and the date of birth in addition to the number. */
  passportCheck: {
    by: 'Foreign Ministry',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'documentation.hyperverge.co, passport; docs.deepvue.ai; docs.v2.tutelar.io',
  },

  /** The number changes with listing, State and industry; a company that was struck off needs the tribunal. */
  companyCheck: {
    by: 'MCA',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'bajajfinservmarkets.in on the CIN; section 252 of the Companies Act, 2013, taxguru.in',
  },

  /** The bank or app behind the handle gives the name; no mandate begins with a typed ID. */
  upiCheck: {
    by: 'NPCI',
    dated: '2026-11',
    lookedUp: '2026-11-29',
    source: 'razorpay.com/docs, validate VPA; juspay.io/in/docs, verify VPA',
  },
} satisfies Record<string, Rule>;
