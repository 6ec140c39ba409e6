import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipes } from '#api-docs/recipes/recipes.ts';
import { stepCurl } from '#api-docs/recipes/step-curl.ts';
import { brokenIn } from '../../api-docs/recipes/run-recipe.ts';
import { type Started, startSandbox } from './started-sandbox.ts';

const run = promisify(execFile);

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const isThere = has('curl') && has('jq');

let sandbox: Started;
beforeAll(async () => {
  sandbox = await startSandbox('--clock', 'virtual');
});
afterAll(() => sandbox.process.kill());

it.skipIf(!isThere).each([...recipes])(
  `the commands of “$title” work as they are printed${isThere ? '' : ' (skipped: curl or jq is not installed)'}`,
  async (recipe) => {
    const cwd = await mkdtemp(path.join(tmpdir(), 'recipe-'));
    const env = { ...process.env, KOLAM_API_KEY: 'test_key_for_everyone' };
    const answers: Record<string, unknown> = {};
    for (const step of recipe.steps) {
      const { stdout } = await run('sh', ['-c', stepCurl(recipe, step, sandbox.origin)], {
        cwd,
        env,
      });
      answers[step.name] = JSON.parse(await readFile(path.join(cwd, `${step.name}.json`), 'utf8'));
      expect(JSON.parse(stdout)).toEqual(answers[step.name]);
      expect(brokenIn(step, answers)).toEqual([]);
    }
  },
);
