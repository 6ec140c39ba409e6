/** What follows a label before the number: `No.`, `Number`, `is`, and signs. */
const REST =
  '(?:\\s*(?:(?:NOS?|NUM|NUMBER)(?![\\p{L}\\p{M}])|(?:ID|CODE|IS|नंबर|नम्बर|न॰|नं|संख्या|क्रमांक|है)(?![\\p{L}\\p{M}\\p{N}])))*[\\s.,:#=\\u2010-\\u2015-]*';

/** Words without digits up to a colon: `My GSTIN is:`, `मोबाइल:`. Short, so that a pasted book is told at once. */
const BEFORE_COLON = /^[^\p{N}:=@+]{1,40}[:=]\s*/u;

const patterns = new Map<readonly string[], RegExp>();

/**
 * A text without the words in front of a number that say what it is. A word counts only as a whole word, and only
 * if something follows it.
 *
 * @param labels in capitals
 */
export function withoutLabel(text: string, labels: readonly string[]): string {
  const trimmed = text.trim();
  const rest = trimmed.replace(BEFORE_COLON, '');
  if (rest !== trimmed || labels.length === 0) return rest || trimmed;
  return trimmed.replace(labelPattern(labels), '') || trimmed;
}

function labelPattern(labels: readonly string[]): RegExp {
  const known = patterns.get(labels);
  if (known) return known;
  const longestFirst = [...labels].sort((one, other) => other.length - one.length);
  const words = longestFirst.map((label) => label.replace(/ /g, '\\s*')).join('|');
  const made = new RegExp(`^(?:${words})(?![\\p{L}\\p{M}/])${REST}`, 'iu');
  patterns.set(labels, made);
  return made;
}
