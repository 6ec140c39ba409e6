import type { ApiEndpoint } from './api-endpoint.ts';

export const rc = {
  method: 'POST',
  path: '/rc/verify',
  title: 'Vehicle RC',
  summary: 'Returns the class, owner and validity of a registered vehicle',
  page: '/apis/rcFeatures',
  contentType: 'application/json',
  fields: [
    {
      name: 'rc_number',
      type: 'string',
      required: true,
      text: 'The registration number without spaces, such as DL00AA0000.',
      sample: 'DL00AA0000',
      rule: 'a registration number without spaces',
      pattern: '^[A-Z0-9]{5,11}$',
    },
  ],
  decidedBy: 'rc_number',
  outcomes: [
    {
      status: 'active',
      text: 'Registered and active.',
      sandbox: 'DL00AA0000',
      data: {
        rc_number: 'DL00AA0000',
        owner: 'S***** N***',
        vehicle_class: 'Motor car',
        fuel: 'Petrol',
        registered_on: '2020-01-01',
        fitness_until: '2034-12-31',
        insurance_until: '2026-12-31',
        loan_noted: false,
      },
    },
    {
      status: 'cancelled',
      text: 'The registration was cancelled.',
      sandbox: 'DL00AB0000',
    },
    {
      status: 'not_found',
      text: 'Not registered at any office.',
      sandbox: 'DL00AC0000',
    },
  ],
  optionalData: ['fitness_until', 'insurance_until'],
} as const satisfies ApiEndpoint;

export const cin = {
  method: 'POST',
  path: '/cin/verify',
  title: 'Company CIN',
  summary: 'Returns the name, status and directors of a company',
  page: '/apis/cinFeatures',
  contentType: 'application/json',
  fields: [
    {
      name: 'cin',
      type: 'string',
      required: true,
      text: 'The 21-character Corporate Identification Number.',
      sample: 'U00000DL2020PTC000000',
      rule: '21 characters that begin with L or U',
      pattern: '^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$',
    },
  ],
  decidedBy: 'cin',
  outcomes: [
    {
      status: 'active',
      text: 'Active in the register.',
      sandbox: 'U00000DL2020PTC000000',
      data: {
        cin: 'U00000DL2020PTC000000',
        name: 'SAMPLE TRADING PRIVATE LIMITED',
        class: 'private',
        state: 'Delhi',
        incorporated_on: '2020-01-01',
        directors: ['SAMPLE DIRECTOR ONE', 'SAMPLE DIRECTOR TWO'],
      },
    },
    {
      status: 'dormant',
      text: 'Registered, but not trading.',
      sandbox: 'U00000KA2020PTC000000',
    },
    {
      status: 'under_liquidation',
      text: 'Being wound up.',
      sandbox: 'U00000MH2020PTC000000',
    },
    {
      status: 'struck_off',
      text: 'Removed from the register.',
      sandbox: 'U00000TN2020PTC000000',
    },
    {
      status: 'not_found',
      text: 'Not in the register.',
      sandbox: 'U00000UP2020PTC000000',
    },
  ],
} as const satisfies ApiEndpoint;

export const ocr = {
  method: 'POST',
  path: '/ocr/verify',
  title: 'OCR of documents',
  summary: 'Reads the fields of a photographed document as text',
  page: '/apis/ocrFeatures',
  contentType: 'multipart/form-data',
  fields: [
    {
      name: 'file',
      type: 'file',
      required: true,
      text: 'PNG, JPEG or PDF in a multipart form, one document per call.',
      sample: 'sample-document.png',
      rule: 'a PNG, JPEG or PDF of one document',
    },
  ],
  decidedBy: 'file',
  outcomes: [
    {
      status: 'read',
      text: 'Read; each field has a confidence score.',
      sandbox: 'sample-document.png',
      data: {
        document_type: 'pan',
        fields: {
          number: { value: 'AAAPS0000K', confidence: 0.98 },
          name: { value: 'SAMPLE NAME', confidence: 0.97 },
          date_of_birth: { value: '1990-01-01', confidence: 0.94 },
        },
      },
    },
    {
      status: 'unreadable',
      text: 'Too dark, cut off or out of focus.',
      sandbox: 'sample-blurred.png',
    },
  ],
  optionalData: ['number', 'name', 'date_of_birth'],
} as const satisfies ApiEndpoint;
