/** Blocks of Markdown (CommonMark, with the tables of GitHub's). */

/** Running text: what would begin a tag stays as it is. */
export const prose = (text: string): string => text.replaceAll('<', '\\<');

export const code = (text: string): string => `\`${text}\``;

/** A program text. Its fence is longer than any in it. */
export function fence(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${text.trimEnd()}\n${marks}`;
}

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table; nothing where it has no rows. Cells are Markdown. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [columns, columns.map(() => '---'), ...rows].map(line).join('\n');
}

/** Blocks one below the other, without those that are empty. */
export const stacked = (blocks: readonly (string | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');
