import { licence } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 50,
  name: 'Driving licence',
  title: 'Driving licence',
  line: 'State, office and validity',
  to: '/apis/driving-licence',
  icon: 'id',
  legal: { called: 'the driving licence check', is: 'demonstration' },
  specimen: licence,
  words: [
    'dl',
    'dl number',
    'driving license',
    'licence',
    'license',
    'lisence',
    'rto',
    'ड्राइविंग लाइसेंस',
    'लाइसेंस',
    'डीएल',
    'laisens',
    'gadi licence',
  ],
} as const satisfies ToolFile;
