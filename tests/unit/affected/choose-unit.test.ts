import { expect, it } from 'vitest';
import { chooseUnit } from '../../affected/choose-unit.mjs';
import { importGraph } from '../../affected/import-graph.mjs';
import { smallProject } from './small-project.ts';

const READING = `import { readFileSync } from 'node:fs';
const text = readFileSync('src/a.ts', 'utf8');`;

const FILES = {
  'src/a.ts': '',
  'src/features/b/rules.test.ts': "import '../../a.ts';",
  'tests/unit/b.test.ts': '',
  'tests/unit/c.test.ts': '',
  'tests/unit/d.slow.test.ts': "import '../../src/a.ts';",
  'tests/unit/e.slow.test.ts': '',
  'tests/unit/f.test.ts': READING,
  'tests/unit/g.test.ts': "import '../../src/a.ts';",
  'tests/e2e/pages/h.spec.ts': '',
};

function choose(durations: Record<string, number>) {
  const graph = importGraph(smallProject(FILES));
  return chooseUnit(graph, graph.reachedBy(['src/a.ts']), durations);
}

it('takes what reaches a change, what reads sources, and of the others what takes least', () => {
  const times = { b: 5, c: 900, f: 800, g: 700 };
  const durations = Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [`tests/unit/${name}.test.ts`, ms]),
  );
  expect(choose(durations)).toEqual({
    reached: ['src/features/b/rules.test.ts', 'tests/unit/g.test.ts'],
    reading: ['tests/unit/f.test.ts'],
    cheap: ['tests/unit/b.test.ts'],
    left: ['tests/unit/d.slow.test.ts'],
    others: ['tests/unit/c.test.ts', 'tests/unit/e.slow.test.ts'],
  });
});

it('takes all but the slow ones where nothing is known of them', () => {
  const { reached, reading, cheap } = choose({});
  expect([...reached, ...reading, ...cheap]).toHaveLength(5);
});
