import path from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { bareTexts } from '../support/bare-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The site, and a file of examples: with all tests and the build it would be many times as much to read. */
const PROJECTS = ['tsconfig.json', 'tests/support/bare-text.tsconfig.json'].map((config) =>
  path.join(ROOT, config),
);

const api = new API({ cwd: ROOT });
afterAll(() => api.close());

const opened = api.updateSnapshot({ openProjects: PROJECTS }).getProjects();
const [site, examples] = PROJECTS.map((config) => {
  const project = opened.find(({ configFileName }) => configFileName === config);
  if (!project) throw new Error(`${config} names no project.`);
  return project;
}) as [Project, Project];

test('no text is where a browser’s translation takes it away', () => {
  const files = site.program
    .getSourceFileNames()
    .filter((file) => !file.includes('/node_modules/') && file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(200);
  expect(bareTexts(site, files)).toEqual([]);
});

test('each way to lose a text is found, and nothing else', () => {
  const file = path.join(ROOT, 'tests/support/bare-text-examples.tsx');
  expect(bareTexts(examples, [file]).map((each) => each.replace(/^.*?:\d+ /, ''))).toEqual([
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
