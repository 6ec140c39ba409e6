/**
 * What is specific to one page, by the slot of the shell that it fills: `head`, `main` and so on.
 * `page` is its copy as JSON.
 */
export type PagePart = Readonly<Record<string, string>>;

// The ASCII characters made for this. HTML allows neither, so no text of a page holds one.
const UNIT_SEPARATOR = '\u001f';
const RECORD_SEPARATOR = '\u001e';

/** A place in the shell for one slot of a part. */
export const slot = (name: string): string => UNIT_SEPARATOR + name + UNIT_SEPARATOR;

/** The whole document of a page: the shell that all pages share, with the page's part in its slots. */
export const compose = (shell: string, part: PagePart): string =>
  shell
    .split(UNIT_SEPARATOR)
    .map((text, index) => (index % 2 === 1 ? (part[text] ?? '') : text))
    .join('');

/** A part as the text of its file: names and texts in turn. */
export const writePart = (part: PagePart): string =>
  Object.entries(part).flat().join(UNIT_SEPARATOR);

/** Reads a part's file. Any other text gives a part without the slots that a page needs. */
export function readPart(text: string): PagePart {
  const pieces = text.split(UNIT_SEPARATOR);
  const part: Record<string, string> = {};
  for (let index = 1; index < pieces.length; index += 2)
    part[pieces[index - 1] as string] = pieces[index] as string;
  return part;
}

/**
 * Many files in one, for a first install: the parts of all pages compress together to a fifth of what they take
 * alone. Throws if a text holds the separator: it would come out in two.
 */
export function writePack(texts: readonly string[]): string {
  if (texts.some((text) => text.includes(RECORD_SEPARATOR)))
    throw new Error('A file of the pack holds the character that separates its files.');
  return texts.join(RECORD_SEPARATOR);
}

/** The files of a pack, in their order. */
export const readPack = (text: string): string[] => text.split(RECORD_SEPARATOR);
