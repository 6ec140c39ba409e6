const NAME_CHARACTERS = 46;
const FIGURE_CHARACTERS = 24;

/** What a table of the bench says in one row: a name, then its figures in the order of the header. */
export type Row = readonly [name: string, ...figures: string[]];

/** Prints a title and rows in columns. The first row is the header. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const [name, ...figures] of rows)
    console.log(
      name.padEnd(NAME_CHARACTERS) +
        figures.map((figure) => figure.padStart(FIGURE_CHARACTERS)).join(''),
    );
}

/** A figure next to the goal that it should not exceed, with a mark where it does. */
export const beside = (figure: number, goal: number | undefined, digits = 0): string =>
  goal === undefined
    ? figure.toFixed(digits)
    : `${figure.toFixed(digits)} (${figure <= goal ? '≤' : 'not ≤'} ${goal})`;
