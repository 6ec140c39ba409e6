import type { Page } from '#content/types/page.ts';

/** How a message begins, by what the link to this page said it is about. */
export type Subjects = Page<'Contact'>['subjects'];

/** A beginning for each subject of ours, and the sentence under the name of any other page. */
export type Beginnings = Pick<Page<'Contact'>, 'subjects' | 'opening'>;

/** What was filled in last for a call from another page. */
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
  const wanted = new URLSearchParams(search).get('subject');
  const known = Object.entries(subjects);
  const [, about] = known.find(([subject]) => subject === wanted) ?? [];
  const kept = written.trim();
  const untouched =
    kept === '' || kept === filled || known.some(([, each]) => kept === beginning(each).trim());
  if (!untouched) return undefined;
  if (about) return beginning(about);
  if (!called) return undefined;
  const message = beginning({ title: called, first: opening });
  filled = message.trim();
  return message;
}

const beginning = ({ title, first }: Subjects[keyof Subjects]) => `${title}\n\n${first} `;
