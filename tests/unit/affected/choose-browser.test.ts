import { expect, it } from 'vitest';
import { chooseBrowser, MOST, namesOf, needsSite } from '../../affected/choose-browser.mjs';
import { importGraph } from '../../affected/import-graph.mjs';
import { smallProject } from './small-project.ts';

it.each<[string, string, string[]]>([
  ['src/features/gst/hint.ts', '', ['gst']],
  ['src/features/locker/list/List.tsx', '', ['locker']],
  ['src/core/outbox/flush.ts', '', ['outbox']],
  ['src/sw/precache.ts', '', ['worker', 'precache']],
  ['src/layouts/MobileMenu.tsx', '', ['mobile-menu']],
  ['copy/pages/products/LoanPortal.ts', "  view: 'Marketing',", ['loan-portal', 'marketing']],
  [
    'languages/hi/pages/gst.ts',
    "  view: 'Verification',\n  tool: { name: 'gst' },",
    ['gst', 'verification'],
  ],
  ['src/features/gst/rules.test.ts', '', []],
  ['src/lib/fold.test.ts', '', []],
  ['docs/hindi.md', '', []],
])('tests of %s may be called after its tool, page or component', (file, text, names) => {
  expect(namesOf(file, text)).toEqual(names);
});

const tests = (count: number) => "test('…', () => {});\n".repeat(count);
const FILES = {
  'src/features/gst/hint.ts': '',
  'src/features/payment/Tool.tsx': "import '#features/gst/hint.ts';",
  'tests/component/tools/gst.spec.ts': tests(2),
  'tests/component/tools/payment.spec.ts': tests(20),
  'tests/component/tools/emi.spec.ts': tests(1),
  'copy/pages/alliance.ts': '',
  'tests/component/samples.spec.ts': tests(1),
  'tests/e2e/tools/gst.spec.ts': tests(3),
  'tests/e2e/pages/home.spec.ts': tests(1),
};

function choose(changed: string[], mayRun: (file: string) => boolean = () => true) {
  const graph = importGraph(smallProject(FILES));
  return chooseBrowser(graph, changed, graph.reachedBy(changed), mayRun);
}

it('takes the nearest first, one of each file in turn, and a dozen at most', () => {
  const { chosen, left } = choose(['src/features/gst/hint.ts']);
  expect(chosen).toHaveLength(MOST);
  expect(chosen.slice(0, 5)).toEqual([
    'tests/component/tools/gst.spec.ts:1',
    'tests/e2e/tools/gst.spec.ts:1',
    'tests/component/tools/payment.spec.ts:1',
    'tests/component/tools/gst.spec.ts:2',
    'tests/e2e/tools/gst.spec.ts:2',
  ]);
  expect(left).toHaveLength(25 - MOST);
});

it('leaves what cannot be asked now, and says so', () => {
  const { chosen, left } = choose(['src/features/gst/hint.ts'], (file) => !/e2e/.test(file));
  expect(chosen.filter((place) => /e2e/.test(place))).toEqual([]);
  expect(left).toContain('tests/e2e/tools/gst.spec.ts');
});

it('asks the samples of the catalogue where nothing is named after a change of the site', () => {
  expect(choose(['copy/pages/alliance.ts']).chosen).toEqual(['tests/component/samples.spec.ts:1']);
  expect(choose(['docs/hindi.md']).chosen).toEqual([]);
});

it('a changed test is asked itself', () => {
  expect(choose(['tests/e2e/pages/home.spec.ts']).chosen).toEqual([
    'tests/e2e/pages/home.spec.ts:1',
  ]);
});

it.each([
  ['src/sw/precache.ts', true],
  ['build/hosting/nginx.ts', true],
  ['src/features/gst/hint.ts', false],
  ['copy/pages/faq.ts', false],
  ['src/domain/pan.ts', false],
])('whether %s is seen on the site alone: %s', (file, is) => {
  expect(needsSite([file])).toBe(is);
});
