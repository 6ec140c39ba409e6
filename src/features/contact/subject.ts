import type { Page } from '#copy/types/page.ts';
import { shopSubjects } from './words/shop-subjects.ts';

/** A beginning for each subject of ours, and the sentence under the title of any other page. */
export type Beginnings = Pick<Page<'Contact'>, 'subjects' | 'opening'>;

let filled: string | undefined;

/** @param page from which somebody came to write about it; empty where the title says it */
const beginning = (title: string, first: string, page = '') =>
  `${[title, page].filter(Boolean).join('\n')}\n\n${first}`;

/**
 * The beginning of a message: for the subject in a URL's query, with the page from which somebody was called to write,
 * or for that page alone. A shop's subject names its service itself, also in a new tab, where the page is not known.
 * Undefined if there is neither, or if the visitor has written something already; an untouched one does not count.
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
  const all = { ...subjects, ...shopSubjects };
  let subject: keyof typeof all;
  for (subject in all) {
    const { title, first } = all[subject];
    const page = subject.startsWith('shop-') ? '' : called;
    if (subject === wanted) begun = beginning(title, first, page);
    if (kept === beginning(title, first)) isTouched = false;
  }
  if (!begun || isTouched) return undefined;
  filled = begun;
  return `${begun} `;
}
