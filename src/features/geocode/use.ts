import type { ToolUse } from '#copy/types/tool-use.ts';
import { DEFAULT_GEOCODER_URL } from './hosts.ts';

/** What comes of a position where no service can be asked. */
const withoutNetwork = (outcome: string): string[] =>
  outcome
    .replace(/^.*(?:Without a network|Then): /, '')
    .replace(/Try again\. (?:Nearest known place: )?/, 'Try again.\n')
    .split('\n')
    .map((each) => each.replace(/\.$/, ''));

export const use = {
  path: '/apis/ReverseGeocodingPage',
  first: 'Latitude',
  press: 'Get Address',
  keyboard: {
    typed: ['18.424242', '73.424242'],
    submit: 'field',
    says: 'Nearest known place',
    asks: DEFAULT_GEOCODER_URL,
  },
  shown: withoutNetwork,
  secrets: [
    {
      typed: { Latitude: '12.9739184', Longitude: '77.5973918' },
      says: 'Marked address, Zqx Road',
    },
  ],
} satisfies ToolUse;
