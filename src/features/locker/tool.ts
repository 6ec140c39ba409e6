import { folder } from '#copy/specimens.ts';
import type { ToolFile } from '#copy/types/toolbox.ts';

export const tool = {
  group: 'keep',
  place: 10,
  menuPlace: 80,
  name: 'Locker',
  title: 'Document locker',
  line: 'Files that stay on this device',
  to: '/digilocker',
  icon: 'doc',
  legal: { called: 'the document locker', is: 'demonstration' },
  specimen: folder,
  words: [
    'digilocker',
    'digi locker',
    'documents',
    'papers',
    'upload',
    'certificate',
    'marksheet',
    'दस्तावेज़',
    'दस्तावेज',
    'दस्तावेज़ लॉकर',
    'लॉकर',
    'kagaz',
    'kagaj',
    'dastavez',
    'dastavej',
    'कागज',
  ],
} as const satisfies ToolFile;
