import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from '../../../build/chunk-groups.ts';

const root = path.resolve('.');
const src = (file: string) => path.join(root, 'src', file);

const IMPORTS: Record<string, readonly string[]> = {
  'main.tsx': ['views.ts'],
  'app.tsx': ['views.ts', 'router.tsx'],
  'router.tsx': ['components/Link.tsx'],
  'pages/Home.tsx': ['components/Link.tsx', 'components/Card.tsx', 'features/home/Products.tsx'],
  'features/number-check/formats/pan.ts': ['lib/pan.ts', 'lib/latin-digits.ts'],
  'templates/Article.tsx': ['components/Link.tsx', 'components/Card.tsx', 'components/Steps.tsx'],
  'features/locker/Tool.tsx': [
    'locker/read.ts',
    'locker/add.ts',
    'features/locker/Row.tsx',
    'store/transactions.ts',
  ],
  'features/locker/LongList.tsx': ['features/locker/Row.tsx'],
  'pages/Shared.tsx': ['locker/read.ts', 'store/transactions.ts'],
  'locker/backup/import.ts': ['locker/backup/manifest.ts'],
  'locker/backup/export.ts': ['locker/backup/manifest.ts'],
  'features/outbox/start-outbox.ts': ['store/change-channel.ts', 'outbox/flush.ts'],
  'features/gst/Tool.tsx': [
    'components/Field.tsx',
    'components/Link.tsx',
    'features/gst/rules.ts',
    'lib/latin-digits.ts',
  ],
  'features/emi/Tool.tsx': [
    'components/Field.tsx',
    'components/Slider.tsx',
    'lib/latin-digits.ts',
    'lib/rupees.ts',
  ],
  'features/premium/Tool.tsx': [
    'components/Field.tsx',
    'components/Slider.tsx',
    'lib/latin-digits.ts',
    'lib/rupees.ts',
  ],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (IMPORTS[path.relative(src(''), id)] ?? []).map(src),
  }),
};

function groupOf(file: string): unknown {
  const byUse = chunkGroups(root).find(({ debugName }) => debugName === 'by use');
  if (typeof byUse?.name !== 'function') throw new Error('There is no group by use.');
  return byUse.name(src(file), graph);
}

const EXPECTED: readonly [file: string, group: string | null, why: string][] = [
  ['router.tsx', 'frame', 'every page needs it'],
  ['components/Link.tsx', 'frame', 'the frame needs it, whoever else does'],
  ['components/Card.tsx', 'cards', 'the home page and the text pages share it'],
  ['components/Steps.tsx', 'sections', 'the text pages need it'],
  ['components/Field.tsx', 'toolkit', 'three tools share it'],
  ['features/number-check/formats/pan.ts', 'number-formats', 'the formats are small, and one tool'],
  ['lib/pan.ts', 'numbers', 'formats need it, and tools of their own beside them'],
  ['locker/read.ts', 'locker-core', 'the locker needs it, and the page of a shared link'],
  ['features/locker/Row.tsx', 'locker-core', 'the locker needs it, and its long list'],
  ['store/transactions.ts', 'locker-core', 'as above, and nothing else needs it'],
  ['../node_modules/idb-keyval/dist/index.js', 'storage', 'all that is stored goes through it'],
  ['locker/add.ts', null, 'the locker alone needs it'],
  ['locker/backup/manifest.ts', null, 'backups alone need it, and come later'],
  ['store/change-channel.ts', 'storage', 'the outbox has it loaded on every page'],
  ['outbox/flush.ts', null, 'the outbox alone needs it'],
  ['lib/latin-digits.ts', 'toolkit', 'three tools share it, and all of them have the toolkit'],
  ['views.ts', null, 'the entry has it, and must not load the frame for it'],
  ['features/home/Products.tsx', null, 'the home page alone needs it'],
  ['components/Slider.tsx', null, 'two tools share it'],
  ['lib/rupees.ts', null, 'as above, and no component'],
];

it.each(EXPECTED)('%s is in %s: %s', (file, group) => {
  expect(groupOf(file)).toBe(group);
});
