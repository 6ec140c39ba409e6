import type { IndexedPage, Part } from './search-file.ts';

/** A line of a table as a result shows it, with its figure, and the names of its table and columns. */
export interface Line {
  part: Part;
  about: string;
  /** Whether it is an answer alone; a line of a product's terms belongs to what its page is about. */
  answers: boolean;
}

/** Lines of a page's tables and of its terms. */
export const linesOf = ({ tables = [], terms }: IndexedPage): Line[] => [
  ...tables.flatMap(({ id, heading, columns, lines }) =>
    lines.map(
      ([name = '', figure], at): Line => ({
        part: [said(name, figure), figure === undefined ? id : `${id}-${at + 1}`],
        about: `${heading} ${columns.join(' ')}`,
        answers: true,
      }),
    ),
  ),
  ...(terms?.rows ?? []).map(
    ({ label, figure, text }): Line => ({
      part: [said(label, figure ? `${figure} ${text}` : text), terms?.anchor ?? ''],
      about: '',
      answers: false,
    }),
  ),
];

const said = (name: string, figure?: string) => (figure ? `${name}: ${figure}` : name);
