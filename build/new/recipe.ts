/** Something that is asked of whoever writes new files. */
export interface Question {
  /** Its name among the answers. */
  name: string;
  ask: string;
  /** What is wrong with an answer, in words; undefined where it is right. */
  problem: (answer: string) => string | undefined;
}

export type Answers = Readonly<Record<string, string>>;

/** How a page, a tool or a language begins. */
export interface Recipe {
  questions: readonly Question[];
  /** Sources by their files. */
  files: (answers: Answers) => Readonly<Record<string, string>>;
  /** What is to be done next, in sentences. */
  next: (answers: Answers) => readonly string[];
}

/** A text of a language that is put into a source between single quotes. */
export const quoted = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'");

export const isFilled = (answer: string): string | undefined =>
  answer.trim() === '' ? 'Something has to be said here.' : undefined;
