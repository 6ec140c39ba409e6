/** Keys of copy whose values programs read; they are the same in every language. */
const CODES: ReadonlySet<string> = new Set([
  'anchor',
  'body',
  'builtOn',
  'characters',
  'contentType',
  'countries',
  'd',
  'device',
  'direction',
  'endpoint',
  'field',
  'follows',
  'form',
  'format',
  'href',
  'icon',
  'id',
  'illustration',
  'image',
  'ink',
  'keys',
  'kind',
  'mark',
  'method',
  'path',
  'place',
  'requirement',
  'shape',
  'specimen',
  'state',
  'subject',
  'sums',
  'to',
  'values',
  'version',
  'view',
  'words',
]);

/** A name for programs: of a tool, a field, a plan. */
const IDENTIFIER = /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/;

const isCode = (key: string, value: unknown): boolean =>
  CODES.has(key) || (key === 'name' && typeof value === 'string' && IDENTIFIER.test(value));

/** Copy with each text that a visitor reads changed by a function; what programs read stays. */
export function mapTexts<Copy>(copy: Copy, change: (text: string) => string): Copy {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(map);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, isCode(key, each) ? each : map(each)]),
    );
  };
  return map(copy) as Copy;
}

/** All texts of a piece of copy that a visitor reads, in their order. */
export function textsOf(copy: unknown): string[] {
  const texts: string[] = [];
  mapTexts(copy, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
