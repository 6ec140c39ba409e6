import type { TestValues } from '#copy/types/sections.ts';
import { HEADER_PREFIX } from './names.ts';
import { API_VERSION, ENDED_VERSIONS, NOTICE_MONTHS, SERVED_MONTHS } from './version.ts';

/** What a version is, and how long it lives. */
export const versionRows: TestValues['rows'] = [
  {
    label: 'Its name',
    input: `A date, as in ${HEADER_PREFIX}-Version: ${API_VERSION}`,
    outcome: 'Each entry of the changelog names the version from which it holds.',
  },
  {
    label: 'How long it lives',
    input: `At least ${SERVED_MONTHS} months after the next one`,
    outcome: `Its end is in the changelog ${NOTICE_MONTHS} months before.`,
  },
  {
    label: 'After its end',
    input: 'version_ended',
    outcome: 'Nothing is done: the changelog says what to change.',
  },
  {
    label: `Ended: ${ENDED_VERSIONS.join(', ')}`,
    input: 'Previews, from before versions were dates',
    outcome: 'The promise above begins with the first date.',
  },
];
