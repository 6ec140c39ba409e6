import type { Page } from '#content/types/page.ts';

/** How a message begins, by what the link to this page said it is about. */
export type Subjects = Page<'Contact'>['subjects'];

/** A beginning for each subject of ours, and the sentence under the name of any other page. */
export type Beginnings = Pick<Page<'Contact'>, 'subjects' | 'opening'>;

/** What was filled in last. */
let filled: string | undefined;

/**
 * The beginning of a message: for the subject in a URL's query, else for the page from which somebody was called to
 * write. Undefined if there is neither, or if the visitor has written something already; an untouched beginning is no
 * writing.
 */
export function messageAbout(
  search: string,
  { subjects, opening }: Beginnings,
  written: string,
  called?: string,
): string | undefined {
  const wanted = new URLSearchParams(search).get('subject') ?? '';
  const about = Object.hasOwn(subjects, wanted)
    ? subjects[wanted as keyof Subjects]
    : called && { title: called, first: opening };
  const kept = written.trim();
  const isTouched =
    kept && kept !== filled && !Object.values(subjects).some((each) => beginning(each) === kept);
  if (!about || isTouched) return undefined;
  filled = beginning(about);
  return `${filled} `;
}

const beginning = ({ title, first }: Subjects[keyof Subjects]) => `${title}\n\n${first}`;
