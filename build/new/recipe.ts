export type Answers = Readonly<Record<string, string>>;

/** A question to the author of new files. */
export interface Question {
  /** Its name among the answers. */
  name: string;
  ask: string;
  /** The answer that the ones before tell, if they do: it is not asked for. */
  known?: (before: Answers) => string | undefined;
  /** What is wrong with an answer, in words, after those before it; undefined where it is right. */
  problem: (answer: string, before: Answers) => string | undefined;
}

/** A change to a file that is there. */
export interface Edit {
  file: string;
  /** Occurs in the file once. */
  anchor: string;
  /** Takes the place of the anchor. */
  text: string;
}

/** How a page, a tool, a number check, a language or a field begins. */
export interface Recipe {
  questions: readonly Question[];
  /** What is there already under the same name, other than a file. */
  taken?: (answers: Answers, root: string) => string | undefined;
  /** Sources by their files. */
  files: (
    answers: Answers,
    root: string,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  edits?: (answers: Answers, root: string) => readonly Edit[];
  /** What is to be done next, in sentences. */
  next: (answers: Answers) => readonly string[];
}

/** A text of a language that is put into a source between single quotes. */
export const quoted = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'");

/** `shelfMark` as `ShelfMark`. */
export const capital = (text: string): string =>
  text.replace(/^./, (letter) => letter.toUpperCase());

export const isFilled = (answer: string): string | undefined =>
  answer.trim() === '' ? 'Something has to be said here.' : undefined;
