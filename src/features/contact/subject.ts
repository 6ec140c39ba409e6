import type { Page } from '#content/types/page.ts';

/** A beginning for each subject of ours, and the sentence under the title of any other page. */
export type Beginnings = Pick<Page<'Contact'>, 'subjects' | 'opening'>;

let filled: string | undefined;

const beginning = (title: string, first: string) => `${title}\n\n${first}`;

/**
 * The beginning of a message: for the subject in a URL's query, else for the page from which somebody was called to
 * write. Undefined if there is neither, or if the visitor has written something already; an untouched beginning is no
 * writing.
 */
export function messageAbout(
  search: string,
  { subjects, opening }: Beginnings,
  written: string,
  called: string,
): string | undefined {
  const wanted = new URLSearchParams(search).get('subject');
  const kept = written.trim();
  let begun = called && beginning(called, opening);
  let isTouched = kept && kept !== filled;
  let subject: keyof typeof subjects;
  for (subject in subjects) {
    const { title, first } = subjects[subject];
    const each = beginning(title, first);
    if (subject === wanted) begun = each;
    if (kept === each) isTouched = false;
  }
  if (!begun || isTouched) return undefined;
  filled = begun;
  return `${begun} `;
}
