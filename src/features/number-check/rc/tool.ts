import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 60,
  name: 'Vehicle RC',
  title: 'Vehicle RC',
  line: 'State and office behind a plate',
  to: '/apis/rcFeatures#check',
  icon: 'car',
  legal: {
    called: 'the number checks',
    is: 'calculation',
    reads: ['a vehicle registration number', 'a driving licence number'],
  },
  words: [
    'rc book',
    'number plate',
    'registration certificate',
    'car',
    'bike',
    'gaadi',
    'vahan',
    'गाड़ी की RC',
    'गाड़ी नंबर',
    'वाहन',
    'gadi',
    'gadi number',
    'गाड़ी',
  ],
} as const satisfies ToolFile;
