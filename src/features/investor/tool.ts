import { trend } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'keep',
  place: 30,
  name: 'Investor demo',
  title: 'Investor demo',
  line: 'Sample figures, chart and table',
  to: '/investors',
  icon: 'trend',
  legal: { called: 'the investor portal', is: 'demonstration' },
  specimen: trend,
  words: [
    'investor portal',
    'dashboard',
    'shares',
    'roi',
    'returns',
    'निवेशक',
    'निवेशक पोर्टल',
    'निवेश',
  ],
} as const satisfies ToolFile;
