/** A regular expression as a tree: what backtracks, and what is one character. */
export type Pattern =
  /** One character, matched by a separate expression. */
  | { kind: 'character'; source: string }
  /** Takes no character: `^`, `$`, `\b`. */
  | { kind: 'place'; source: string }
  | { kind: 'sequence'; parts: Pattern[] }
  | { kind: 'choice'; ways: Pattern[] }
  /** `number` of a group that captures. */
  | { kind: 'group'; inside: Pattern; number: number | undefined }
  | { kind: 'ahead'; inside: Pattern; wanted: boolean }
  | { kind: 'again'; number: number }
  | { kind: 'repeated'; inside: Pattern; least: number; most: number; isLazy: boolean };

const COUNTS = /\{(\d+)(,?)(\d*)\}/y;
const ESCAPED = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|.)/iy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;

/** Reads the source of a regular expression, in as much of the language as Safari 15 has. Throws for more. */
export function readPattern(source: string): Pattern {
  let at = 0;
  let groups = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  }

  function takeText(text: string): boolean {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  }

  function choice(): Pattern {
    const ways = [sequence()];
    while (takeText('|')) ways.push(sequence());
    return ways.length === 1 ? (ways[0] as Pattern) : { kind: 'choice', ways };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated());
    return { kind: 'sequence', parts };
  }

  function repeated(): Pattern {
    const inside = one();
    const [least, most] = counts() ?? [1, 1];
    if (least === 1 && most === 1) return inside;
    return { kind: 'repeated', inside, least, most, isLazy: takeText('?') };
  }

  function counts(): [least: number, most: number] | undefined {
    if (takeText('*')) return [0, Number.POSITIVE_INFINITY];
    if (takeText('+')) return [1, Number.POSITIVE_INFINITY];
    if (takeText('?')) return [0, 1];
    const [, least, comma, most] = take(COUNTS) ?? [];
    if (least === undefined) return undefined;
    return [Number(least), most ? Number(most) : comma ? Number.POSITIVE_INFINITY : Number(least)];
  }

  function one(): Pattern {
    for (const [opening, wanted] of [
      ['(?=', true],
      ['(?!', false],
    ] as const)
      if (takeText(opening)) return { kind: 'ahead', inside: closed(), wanted };
    if (takeText('(?:')) return { kind: 'group', inside: closed(), number: undefined };
    if (source.startsWith('(?', at)) throw new TypeError(`Not read: ${source.slice(at)}`);
    if (takeText('(')) {
      groups++;
      const number = groups;
      return { kind: 'group', inside: closed(), number };
    }
    const [escaped] = take(ESCAPED) ?? take(CLASS) ?? [];
    if (escaped && /^\\[bB]$/.test(escaped)) return { kind: 'place', source: escaped };
    if (escaped && /^\\[1-9]$/.test(escaped)) return { kind: 'again', number: Number(escaped[1]) };
    if (escaped) return { kind: 'character', source: escaped };
    const [character = ''] = source.slice(at);
    at += character.length;
    return { kind: /[$^]/.test(character) ? 'place' : 'character', source: character };
  }

  function closed(): Pattern {
    const inside = choice();
    if (!takeText(')')) throw new TypeError(`Not closed: ${source}`);
    return inside;
  }

  return choice();
}
