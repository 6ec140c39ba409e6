import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { generate } from '../generate/generate.ts';
import { check } from './check.ts';
import { edited } from './edited.ts';
import { field } from './field.ts';
import { language } from './language.ts';
import { page } from './page.ts';
import type { Answers, Question, Recipe } from './recipe.ts';
import { tool } from './tool.ts';

const RECIPES: Readonly<Record<string, Recipe>> = { page, tool, check, language, field };

/**
 * Writes the files of something new, none of which may be there yet, and changes those that list it.
 *
 * @param given what, then answers as `name=answer`, the first also without its name; the others are asked for
 * @returns the exit code
 */
export async function main(
  [what = '', ...given]: readonly string[],
  root: string,
): Promise<number> {
  const recipe = RECIPES[what];
  if (!recipe) {
    console.error(`npm run new ${Object.keys(RECIPES).join('|')}`);
    return 1;
  }
  const answers = await answersTo(recipe.questions, given);
  if (!answers) return 1;
  const taken = recipe.taken?.(answers, root);
  const files = taken ? [] : Object.entries(await recipe.files(answers, root));
  const there = files.map(([file]) => file).filter((file) => existsSync(path.join(root, file)));
  if (taken || there.length > 0) {
    console.error(`Already there: ${taken ?? there.join(', ')}`);
    return 1;
  }
  let changed: Readonly<Record<string, string>>;
  try {
    changed = edited(recipe.edits?.(answers, root) ?? [], root);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  for (const [file, source] of [...files, ...Object.entries(changed)]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
    console.log(file);
  }
  format([...files.map(([file]) => file), ...Object.keys(changed)], root);
  generate(root);
  console.log(['', 'Next:', ...recipe.next(answers)].join('\n'));
  return 0;
}

/** What is asked decides where lines break, and in which order modules are imported. */
function format(files: readonly string[], root: string): void {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--linter-enabled=false', ...files], {
    cwd: root,
    stdio: 'ignore',
  });
}

/** Undefined where a given answer is wrong. */
async function answersTo(
  questions: readonly Question[],
  given: readonly string[],
): Promise<Answers | undefined> {
  const known = Object.fromEntries(
    given.map((each, at) =>
      at === 0 && !each.includes('=')
        ? [questions[0]?.name, each]
        : [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)],
    ),
  );
  const answers: Record<string, string> = {};
  for (const { name, ask, problem, known: knownBy } of questions) {
    const wrongIn = (answer: string) => problem(answer, answers);
    const answer = known[name] ?? knownBy?.(answers) ?? (await askFor(ask, wrongIn));
    const wrong = wrongIn(answer);
    if (wrong) {
      console.error(`${name}: ${wrong}`);
      return undefined;
    }
    answers[name] = answer.trim();
  }
  return answers;
}

async function askFor(
  ask: string,
  problem: (answer: string) => string | undefined,
): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    for (;;) {
      const answer = await terminal.question(`${ask} `);
      const wrong = problem(answer);
      if (!wrong) return answer;
      console.log(wrong);
    }
  } finally {
    terminal.close();
  }
}
