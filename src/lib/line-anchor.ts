/** The anchor of a line of a table of rates, `fees-2`, from its place: 0 for the first. */
export const lineAnchor = (table: string, place: number): string => `${table}-${place + 1}`;
