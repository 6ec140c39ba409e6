/** Words between a label and its number. */
const REST = '(?: ?(?:NO|NUM|NUMBER|ID|CODE|IS)\\.?)?';

/**
 * What puts a space between a label and the letters of the number behind it, where nothing is: `IFSCSBIN0001234`.
 *
 * @param labels in capitals
 * @param form how the number looks, in capitals
 */
export function partLabel(labels: readonly string[], form: string): (text: string) => string {
  const words = [...labels].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(^|[^\\p{L}\\p{M}\\p{N}])((?:${words.join('|').replace(/ /g, ' ?')})${REST})(?=(?:${form})(?![\\p{L}\\p{M}\\p{N}]))`,
    'gu',
  );
  return (text) => text.replace(pattern, '$1$2 ');
}
