import path from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { bareTexts } from '../support/bare-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const api = new API({ cwd: ROOT });
afterAll(() => api.close());

function open(config: string): Project {
  const [project] = api.updateSnapshot({ openProjects: [path.join(ROOT, config)] }).getProjects();
  if (!project) throw new Error(`${config} names no project.`);
  return project;
}

test('no text is where a browser’s translation takes it away', () => {
  const project = open('tsconfig.json');
  const files = project.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(`${ROOT}/src/`) && file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(200);
  expect(bareTexts(project, files)).toEqual([]);
});

test('each way to lose a text is found, and nothing else', () => {
  const examples = path.join(ROOT, 'tests/support/bare-text-examples.tsx');
  const project = open('tests/tsconfig.json');
  expect(bareTexts(project, [examples]).map((each) => each.replace(/^.*?:\d+ /, ''))).toEqual([
    'A text that may change has siblings.',
    'A text that may change has siblings.',
    'A text has siblings that come and go.',
    'A text has siblings that come and go.',
    'A text that may change has siblings.',
    'A text that may change has siblings.',
    'A list of texts.',
    'A fragment holds a text.',
    'Texts renders a bare text.',
  ]);
});
