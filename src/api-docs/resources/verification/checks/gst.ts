import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const gst = check({
  type: 'gst',
  path: '/gst/verify',
  title: 'GST',
  summary: 'Returns whether a GSTIN is in force, and the names on it',
  page: '/apis/GSTVerificationPage',
  decidedBy: 'gstin',
  fields: {
    gstin: sensitive(
      'identity',
      '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$',
      'a State, a PAN and three more characters',
      'The GSTIN: fifteen characters, letters in capitals.',
      '09AAACS0000A1ZE',
    ),
  },
  outcomes: [
    {
      value: '09AAACS0000A1ZE',
      status: 'active',
      text: 'In force.',
      data: {
        gstin: '09AAACS0000A1ZE',
        legal_name: 'SAMPLE TRADING PRIVATE LIMITED',
        trade_name: 'SAMPLE STORES',
        state: 'Uttar Pradesh',
        registered_on: '2020-01-01',
      },
    },
    {
      value: '27AAAPS0000K1Z4',
      status: 'cancelled',
      text: 'Given up, or cancelled by the officer.',
      data: {
        gstin: '27AAAPS0000K1Z4',
        legal_name: 'SAMPLE NAME',
        trade_name: 'SAMPLE CLOTH',
        state: 'Maharashtra',
        registered_on: '2020-01-01',
      },
    },
    { value: '29AAATS0000L1ZQ', status: 'not_found', text: 'Never issued.' },
  ],
});
