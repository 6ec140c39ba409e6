import type { ReferenceIndex } from '#copy/types/reference.ts';
import type { Path } from '#routes/paths.ts';

/** Something found, and where it is. */
export interface Found {
  label: string;
  detail: string;
  to: `${Path}#${string}`;
}

/** More than fit on a phone help nobody. */
const MOST = 12;

/**
 * Calls, fields, errors, events and values of the sandbox that have every word of a query, or words that begin with
 * it: first those whose name or title has it.
 */
export function findInReference(
  { calls, problems, objects, others }: ReferenceIndex,
  query: string,
): Found[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const has = (...texts: string[]) => {
    const words = texts.flatMap(wordsOf);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  };
  const at = (group: string, id: string) => `/apis/reference/${group}#${id}` as Found['to'];
  const fieldsOf = (group: string, id: string, title: string, fields: string): Found[] =>
    fields
      .split(' ')
      .filter((name) => name && has(name))
      .map((name) => ({ label: name, detail: title, to: at(group, `${id}.${name}`) }));
  return [
    ...calls
      .filter(([, id, title, request]) => has(id, title, request))
      .map(([group, id, title, request]) => ({ label: title, detail: request, to: at(group, id) })),
    ...problems
      .filter(([code, title]) => has(code, title))
      .map(
        ([code, title]): Found => ({
          label: code,
          detail: title,
          to: `/apis/apiRefrence#problem.${code}`,
        }),
      ),
    ...others
      .filter(([name, text]) => has(name, text))
      .map(([label, detail, to]): Found => ({ label, detail, to })),
    ...calls.flatMap(([group, id, title, , fields]) => fieldsOf(group, id, title, fields)),
    ...objects.flatMap(([group, id, fields]) => fieldsOf(group, id, id, fields)),
  ].slice(0, MOST);
}

/** `order_id` is a word, and so are its halves; `BillPayment` is two. */
function wordsOf(text: string): string[] {
  const lower = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return lower.split(/[^a-z0-9_]+/).flatMap((word) => (word ? [word, ...word.split('_')] : []));
}
