/** A text between single quotes, as JavaScript and PHP both read it. */
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Further lines of a text, set in. */
export const indented = (text: string, spaces: number) =>
  text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
