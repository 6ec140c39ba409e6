import { slot } from '../../src/routes/page-part.ts';

/** React's marks of the menu's entry and link that lead to the page shown. */
const MARK = / aria-current="(?:true|page)"/g;

/** A header without its marks, and the marks by their place in what is left. */
export interface Marked {
  text: string;
  marks: ReadonlyMap<number, string>;
}

/** Takes the marks of the current link out of a header: the rest is the same on every page. */
export function takeMarks(header: string): Marked {
  const marks = new Map<number, string>();
  let taken = 0;
  const text = header.replace(MARK, (mark, at: number) => {
    marks.set(at - taken, mark);
    taken += mark.length;
    return '';
  });
  return { text, marks };
}

/**
 * Names a slot for each place where some page has a mark: by what its element leads to, so that a changed
 * label changes no name.
 *
 * @param text the header without marks
 * @param places where marks may be, in any order
 * @returns the name of each place
 */
export function nameSlots(text: string, places: Iterable<number>): Map<number, string> {
  const names = new Map<number, string>();
  const used = new Map<string, number>();
  for (const at of [...new Set(places)].sort((a, b) => a - b)) {
    const tag = text.slice(text.lastIndexOf('<', at), text.indexOf('>', at));
    const target = /\s(?:href|aria-controls)="([^"]*)"/.exec(tag)?.[1];
    if (!target) throw new Error(`A current link leads nowhere: ${tag}`);
    const count = (used.get(target) ?? 0) + 1;
    used.set(target, count);
    names.set(at, count === 1 ? target : `${target} ${count}`);
  }
  return names;
}

/** Puts a slot into a header at each of its places. */
export function putSlots(text: string, names: ReadonlyMap<number, string>): string {
  let result = '';
  let from = 0;
  for (const [at, name] of names) {
    result += text.slice(from, at) + slot(name);
    from = at;
  }
  return result + text.slice(from);
}
