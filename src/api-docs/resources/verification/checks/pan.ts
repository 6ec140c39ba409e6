import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const pan = check({
  type: 'pan',
  path: '/pan/verify',
  title: 'PAN',
  summary: 'Returns whether a PAN is in use, and the name on it',
  page: '/apis/panFeatures',
  decidedBy: 'pan',
  fields: {
    pan: sensitive(
      'identity',
      '^[A-Z]{5}[0-9]{4}[A-Z]$',
      'five letters, four digits and a letter',
      'The PAN: ten characters, letters in capitals.',
      'AAAPS0000K',
    ),
  },
  outcomes: [
    {
      value: 'AAAPS0000K',
      status: 'valid',
      text: 'In use.',
      data: {
        pan: 'AAAPS0000K',
        name: 'SAMPLE NAME',
        holder_type: 'person',
      },
    },
    {
      value: 'AAAPS0000I',
      status: 'inactive',
      text: 'Issued earlier, no longer in use.',
      data: {
        pan: 'AAAPS0000I',
        name: 'SAMPLE NAME',
        holder_type: 'person',
      },
    },
    {
      value: 'AAAPS0000N',
      status: 'not_found',
      text: 'No such PAN was issued.',
    },
  ],
});
