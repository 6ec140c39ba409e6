import { PASSPORT_PATTERN } from '#domain/number-patterns.ts';
import type { ApiEndpoint } from './api-endpoint.ts';

const JSON_BODY = 'application/json';

export const pan = {
  method: 'POST',
  path: '/pan/verify',
  title: 'PAN',
  summary: 'Returns whether a PAN is in use, and the name on it',
  page: '/apis/panFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'pan',
      type: 'string',
      required: true,
      text: 'The PAN: ten characters, letters in capitals.',
      sample: 'AAAPS0000K',
      rule: 'five letters, four digits and a letter',
      pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$',
    },
  ],
  decidedBy: 'pan',
  outcomes: [
    {
      status: 'valid',
      text: 'In use.',
      sandbox: 'AAAPS0000K',
      data: { pan: 'AAAPS0000K', name: 'SAMPLE NAME', holder_type: 'person' },
    },
    {
      status: 'inactive',
      text: 'Issued earlier, no longer in use.',
      sandbox: 'AAAPS0000I',
      data: { pan: 'AAAPS0000I', name: 'SAMPLE NAME', holder_type: 'person' },
    },
    {
      status: 'not_found',
      text: 'No such PAN was issued.',
      sandbox: 'AAAPS0000N',
    },
  ],
} as const satisfies ApiEndpoint;

export const aadhaar = {
  method: 'POST',
  path: '/aadhaar/verify',
  title: 'Aadhaar',
  summary: 'Returns whether an Aadhaar number was issued, and shows its last four digits only',
  page: '/apis/aadhaarFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'aadhaar',
      type: 'string',
      required: true,
      text: 'The Aadhaar number: twelve digits, no spaces.',
      sample: '000000000000',
      rule: 'twelve digits',
      pattern: '^[0-9]{12}$',
    },
  ],
  decidedBy: 'aadhaar',
  outcomes: [
    {
      status: 'valid',
      text: 'Issued; the holder agreed to share details.',
      sandbox: '000000000000',
      data: {
        aadhaar: 'XXXX XXXX 0000',
        age_band: '30-39',
        gender: 'F',
        state: 'Karnataka',
        mobile_ends_with: '000',
      },
    },
    {
      status: 'valid',
      text: 'Issued; the holder shared no details.',
      sandbox: '000000000001',
      data: { aadhaar: 'XXXX XXXX 0001' },
    },
    {
      status: 'not_found',
      text: 'Never issued.',
      sandbox: '000000000002',
    },
  ],
  optionalData: ['age_band', 'gender', 'state', 'mobile_ends_with'],
} as const satisfies ApiEndpoint;

export const voter = {
  method: 'POST',
  path: '/voterid/verify',
  title: 'Voter ID',
  summary: 'Returns the name and constituency for an EPIC number',
  page: '/apis/voterFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'voter_id',
      type: 'string',
      required: true,
      text: 'The EPIC number, usually three letters and seven digits.',
      sample: 'ABC0000000',
      rule: 'the number as printed, 6 to 20 letters, digits and slashes',
      pattern: '^[A-Z0-9/]{6,20}$',
    },
  ],
  decidedBy: 'voter_id',
  outcomes: [
    {
      status: 'valid',
      text: 'On the electoral roll.',
      sandbox: 'ABC0000000',
      data: {
        voter_id: 'ABC0000000',
        name: 'SAMPLE NAME',
        relation_name: 'SAMPLE RELATION',
        age: 34,
        constituency: 'Sample constituency',
        state: 'Karnataka',
      },
    },
    {
      status: 'replaced',
      text: 'The holder has a newer number.',
      sandbox: 'ABD0000000',
    },
    {
      status: 'not_found',
      text: 'Not on any electoral roll.',
      sandbox: 'ABE0000000',
    },
  ],
  optionalData: ['relation_name'],
} as const satisfies ApiEndpoint;

export const passport = {
  method: 'POST',
  path: '/passport/verify',
  title: 'Passport',
  summary: 'Returns the holder and validity of an Indian passport',
  page: '/apis/passportFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'passport_number',
      type: 'string',
      required: true,
      text: 'One letter and seven digits, or, for an e-passport, two letters and six digits.',
      sample: 'A0000000',
      rule: 'one letter and seven digits, or two letters and six digits',
      pattern: PASSPORT_PATTERN,
    },
  ],
  decidedBy: 'passport_number',
  outcomes: [
    {
      status: 'valid',
      text: 'Valid today.',
      sandbox: 'A0000000',
      data: {
        passport_number: 'A0000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1990-01-01',
        valid_until: '2031-12-31',
      },
    },
    {
      status: 'expired',
      text: 'Past its expiry date.',
      sandbox: 'B0000000',
      data: {
        passport_number: 'B0000000',
        name: 'SAMPLE NAME',
        date_of_birth: '1990-01-01',
        valid_until: '2021-12-31',
      },
    },
    {
      status: 'cancelled',
      text: 'Withdrawn or reported lost.',
      sandbox: 'C0000000',
    },
    {
      status: 'not_found',
      text: 'Never issued.',
      sandbox: 'D0000000',
    },
  ],
} as const satisfies ApiEndpoint;
