import type { Page } from '#content/types/page.ts';

/** How a message begins, by what the link to this page said it is about. */
export type Subjects = Page<'Contact'>['subjects'];

/**
 * The beginning of a message for the subject in a URL's query. Undefined if the query names none of
 * ours, or if the visitor has written something already; an untouched beginning is no writing.
 */
export function messageAbout(
  search: string,
  subjects: Subjects,
  written: string,
): string | undefined {
  const wanted = new URLSearchParams(search).get('subject');
  const beginnings = Object.entries(subjects);
  const [, about] = beginnings.find(([subject]) => subject === wanted) ?? [];
  const kept = written.trim();
  const untouched = kept === '' || beginnings.some(([, text]) => text === kept);
  return about && untouched ? `${about}\n\n` : undefined;
}
