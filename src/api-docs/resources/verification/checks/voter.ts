import { check } from '#api-docs/kit/check.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';

export const voter = check({
  type: 'voterid',
  path: '/voterid/verify',
  title: 'Voter ID',
  summary: 'Returns the name and constituency for an EPIC number',
  page: '/apis/voterFeatures',
  decidedBy: 'voter_id',
  fields: {
    voter_id: sensitive(
      'identity',
      '^[A-Z0-9/]{6,20}$',
      'the number as printed, 6 to 20 letters, digits and slashes',
      'The EPIC number, usually three letters and seven digits.',
      'ABC0000000',
    ),
  },
  outcomes: [
    {
      value: 'ABC0000000',
      status: 'valid',
      text: 'On the electoral roll.',
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
      value: 'ABD0000000',
      status: 'replaced',
      text: 'The holder has a newer number.',
    },
    {
      value: 'ABE0000000',
      status: 'not_found',
      text: 'Not on any electoral roll.',
    },
  ],
  optional: ['relation_name'],
});
