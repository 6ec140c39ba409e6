import { beginnings } from './words/beginnings.ts';

/**
 * The beginning of a message for the subject in a URL's query. Undefined if the query names none of
 * ours, or if the visitor has written something already; an untouched beginning is no writing.
 */
export function messageAbout(search: string, written: string): string | undefined {
  const wanted = new URLSearchParams(search).get('subject');
  const all = Object.entries(beginnings);
  const [, about] = all.find(([subject]) => subject === wanted) ?? [];
  const kept = written.trim();
  const untouched = kept === '' || all.some(([, text]) => text === kept);
  return about && untouched ? begun(about) : undefined;
}

/** A subject alone is followed by an empty line, a sentence by what completes it. */
const begun = (about: string) => (about.includes('\n') ? `${about} ` : `${about}\n\n`);
