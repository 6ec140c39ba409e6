import { umbrella } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'plan',
  place: 20,
  menuPlace: 70,
  name: 'Premium',
  title: 'Premium',
  line: 'What insurance costs in a year',
  to: '/products/insurancePortal#premium-calculator',
  icon: 'umbrella',
  legal: { called: 'the premium calculator', is: 'calculation' },
  specimen: umbrella,
  words: [
    'premium calculator',
    'insurance',
    'insurence',
    'bima',
    'beema',
    'policy',
    'cover',
    'बीमा',
    'प्रीमियम',
    'प्रीमियम कैलकुलेटर',
    'पॉलिसी',
    'jeevan bima',
    'इंश्योरेंस',
  ],
} as const satisfies ToolFile;
