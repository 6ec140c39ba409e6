import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from '../../../build/bundling/chunk-groups.ts';

const root = path.resolve('.');
const src = (file: string) => path.join(root, 'src', file);

const IMPORTS: Record<string, readonly string[]> = {
  'app/client.tsx': ['page-loading/load-page.ts'],
  'app/hydrate.tsx': [
    'page-loading/load-page.ts',
    'app/App.tsx',
    'features/outbox/delivery/resume-outbox.ts',
  ],
  'app/App.tsx': ['components/Link.tsx'],
  'pages/Home.tsx': ['components/Link.tsx', 'components/Card.tsx', 'features/home/Products.tsx'],
  'features/number-check/pan/check.ts': [
    'domain/pan.ts',
    'lib/reader/digits.ts',
    'features/number-check/pan/words.ts',
    'words/pan-holders.ts',
  ],
  'templates/Article.tsx': [
    'components/sections/Split.tsx',
    'components/code/CodeText.tsx',
    'components/Link.tsx',
    'components/Card.tsx',
    'components/Steps.tsx',
    'components/Stats.tsx',
    'components/Code.tsx',
    'components/page-heads/Breadcrumbs.tsx',
  ],
  'pages/Recipes.tsx': [
    'components/sections/Split.tsx',
    'components/code/CodeText.tsx',
    'components/Card.tsx',
    'components/Steps.tsx',
    'components/Stats.tsx',
    'components/Code.tsx',
    'components/page-heads/Breadcrumbs.tsx',
  ],
  'templates/Reference.tsx': [
    'components/code/CodeText.tsx',
    'components/page-heads/Breadcrumbs.tsx',
  ],
  'pages/Locker.tsx': ['components/sections/Split.tsx', 'components/Steps.tsx'],
  'templates/Marketing.tsx': [
    'components/sections/Split.tsx',
    'components/Stats.tsx',
    'domain/earnings.ts',
  ],
  'pages/Outbox.tsx': [
    'components/page-heads/Breadcrumbs.tsx',
    'features/outbox/delivery/start-outbox.ts',
    'features/outbox/delivery/deliver.ts',
    'core/outbox/flush.ts',
  ],
  'features/outbox/delivery/resume-outbox.ts': ['features/outbox/outbox-on-page.ts'],
  'features/locker/Tool.tsx': [
    'core/locker/read.ts',
    'core/locker/add.ts',
    'features/locker/Row.tsx',
    'core/storage/transactions.ts',
    'features/locker/words/list.tsx',
  ],
  'features/locker/Row.tsx': ['features/locker/words/document.ts'],
  'core/locker/backup/export.ts': [
    'core/locker/backup/manifest.ts',
    'features/locker/words/document.ts',
  ],
  'features/locker/list/LongList.tsx': ['features/locker/Row.tsx'],
  'pages/Shared.tsx': [
    'core/locker/database.ts',
    'core/locker/read.ts',
    'core/storage/transactions.ts',
  ],
  'core/locker/backup/import.ts': ['core/locker/backup/manifest.ts'],
  'features/outbox/page-outbox.ts': [
    'features/outbox/delivery/deliver.ts',
    'lib/delay.ts',
    'core/storage/change-channel.ts',
    'core/outbox/flush.ts',
  ],
  'features/gst/Tool.tsx': [
    'lib/delay.ts',
    'components/forms/Field.tsx',
    'components/Link.tsx',
    'features/gst/validate.ts',
    'lib/reader/digits.ts',
  ],
  'features/emi/Tool.tsx': [
    'lib/delay.ts',
    'components/forms/Field.tsx',
    'components/Slider.tsx',
    'lib/reader/digits.ts',
    'domain/rupees.ts',
  ],
  'features/premium/Tool.tsx': [
    'lib/delay.ts',
    'components/forms/Field.tsx',
    'components/Slider.tsx',
    'lib/reader/digits.ts',
    'domain/rupees.ts',
  ],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: (IMPORTS[path.relative(src(''), id)] ?? []).map(src),
  }),
};

const groups = chunkGroups(root);

function groupOf(file: string): unknown {
  const byUse = groups.find(({ debugName }) => debugName === 'by use');
  if (typeof byUse?.name !== 'function') throw new Error('There is no group by use.');
  return byUse.name(src(file), graph);
}

const EXPECTED: readonly [file: string, group: string | null, why: string][] = [
  ['app/App.tsx', 'frame', 'every page needs it'],
  [
    'components/page-heads/Breadcrumbs.tsx',
    'page-head',
    'nearly every page needs it, some of them no section',
  ],
  ['components/Link.tsx', 'frame', 'the frame needs it, and maybe others'],
  ['components/Card.tsx', 'cards', 'the home page and the text pages share it'],
  ['components/Steps.tsx', 'sections', 'the text pages need it, and that of the locker'],
  ['components/Stats.tsx', 'sections', 'as above, and pages of products'],
  ['components/Code.tsx', 'code-sections', 'the text pages need it, and no other with sections'],
  ['components/code/CodeText.tsx', 'code', 'the reference needs it, which has no sections'],
  ['features/outbox/delivery/deliver.ts', 'outbox', 'every page delivers, and some at once'],
  ['components/later/Missing.tsx', 'frame', 'it says what cannot be loaded, and has to be there'],
  ['domain/earnings.ts', null, 'pages of products say it, and need nothing else of the tools'],
  ['components/forms/Field.tsx', 'toolkit', 'three tools share it'],
  ['features/number-check/pan/check.ts', 'number-formats', 'the formats are small, and one tool'],
  ['domain/pan.ts', 'numbers', 'formats need it, and separate tools too'],
  ['features/number-check/pan/words.ts', 'number-formats', 'a format’s words are with it'],
  ['words/pan-holders.ts', 'numbers', 'words are where the rules are that say them'],
  ['core/locker/read.ts', 'locker-core', 'the locker needs it, and the page of a shared link'],
  [
    'features/locker/Row.tsx',
    null,
    'the locker needs it, and its own parts, which take it from there',
  ],
  ['core/storage/transactions.ts', 'locker-core', 'as above, and nothing else needs it'],
  ['features/locker/words/document.ts', 'locker-core', 'what exports them says them too'],
  ['features/locker/words/list.tsx', null, 'the locker alone says them'],
  ['../node_modules/idb-keyval/dist/index.js', 'storage', 'all that is stored goes through it'],
  ['core/locker/add.ts', null, 'the locker alone needs it'],
  ['core/locker/backup/manifest.ts', null, 'backups alone need it, and come later'],
  ['core/storage/change-channel.ts', 'storage', 'the outbox has it loaded on every page'],
  ['core/outbox/flush.ts', 'outbox', 'every page sends messages, and Contact writes them'],
  ['lib/reader/digits.ts', 'toolkit', 'three tools share it, and all of them have the toolkit'],
  ['lib/delay.ts', null, 'three tools share it, but every page would load the toolkit for it'],
  ['page-loading/load-page.ts', null, 'the entry has it, and must not load the frame for it'],
  ['features/home/Products.tsx', null, 'the home page alone needs it'],
  ['components/Slider.tsx', null, 'two tools share it'],
  ['domain/rupees.ts', null, 'as above, and no component'],
];

it.each(EXPECTED)('%s is in %s: %s', (file, group) => {
  expect(groupOf(file)).toBe(group);
});

it.each([
  ['zustand/esm/react.mjs', true],
  ['react-router-dom/dist/index.mjs', true],
  ['zustand/esm/middleware.mjs', false],
  ['idb-keyval/dist/index.js', false],
])('every page loads %s: %s', (file, isLoaded) => {
  const [vendor] = groups;
  if (!(vendor?.test instanceof RegExp)) throw new Error('There is no pattern.');
  expect(vendor.test.test(path.join(root, 'node_modules', file))).toBe(isLoaded);
});
