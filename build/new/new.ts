import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { generate } from '../generate/generate.ts';
import { language } from './language.ts';
import { page } from './page.ts';
import type { Answers, Question, Recipe } from './recipe.ts';
import { tool } from './tool.ts';

const RECIPES: Readonly<Record<string, Recipe>> = { page, tool, language };

/**
 * Writes the files of something new, none of which may be there yet.
 *
 * @param given what, then answers as `name=answer`; the others are asked for
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
  const files = Object.entries(recipe.files(answers));
  const there = files.filter(([file]) => existsSync(path.join(root, file)));
  if (there.length > 0) {
    console.error(`Already there: ${there.map(([file]) => file).join(', ')}`);
    return 1;
  }
  for (const [file, source] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
    console.log(file);
  }
  // What is asked decides where lines break.
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', ...files.map(([file]) => file)], {
    cwd: root,
    stdio: 'ignore',
  });
  generate(root);
  console.log(['', 'Next:', ...recipe.next(answers)].join('\n'));
  return 0;
}

/** Undefined where a given answer is wrong. */
async function answersTo(
  questions: readonly Question[],
  given: readonly string[],
): Promise<Answers | undefined> {
  const known = Object.fromEntries(
    given.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
  const answers: Record<string, string> = {};
  for (const { name, ask, problem } of questions) {
    const answer = known[name] ?? (await askFor(ask, problem));
    const wrong = problem(answer);
    if (wrong) {
      console.error(`${name}: ${wrong}`);
      return undefined;
    }
    answers[name] = answer.trim();
  }
  return answers;
}

async function askFor(ask: string, problem: Question['problem']): Promise<string> {
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
