import { isFilled, type Question } from './recipe.ts';

const MAX_CHARACTERS = 16;

/** The title of a tool in both languages. */
export const titles: readonly Question[] = [
  {
    name: 'title',
    ask: `Its title in English, at most ${MAX_CHARACTERS} characters?`,
    problem: (answer) =>
      isFilled(answer) ??
      ([...answer.trim()].length > MAX_CHARACTERS
        ? `At most ${MAX_CHARACTERS} characters.`
        : undefined),
  },
  { name: 'hindi', ask: 'Its title in Hindi?', problem: isFilled },
];
