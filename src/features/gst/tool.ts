import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'verify',
  place: 10,
  menuPlace: 30,
  name: 'GST check',
  title: 'GST number',
  line: 'State, PAN and check character',
  to: '/apis/GSTVerificationPage',
  icon: 'receipt',
  legal: { called: 'the GST check', is: 'demonstration' },
  specimen: { kind: 'code', pieces: ['09', 'PAN', '1', 'Z', 'E'], marked: 4 },
  words: [
    'gst',
    'gstin',
    'gst no',
    'gst verification',
    'gst varification',
    'tax number',
    'GST जाँच',
    'जीएसटी',
    'जीएसटी नंबर',
  ],
} as const satisfies ToolFile;
