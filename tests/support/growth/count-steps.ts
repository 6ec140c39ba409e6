import { type Pattern, readPattern } from './read-pattern.ts';

/** Matches from a place on, and goes on with what follows; the end of the match, or undefined. */
type Matcher = (at: number, then: (at: number) => number | undefined) => number | undefined;

/** Where the character at a place ends, if it is one that is looked for. */
type EndOf = (at: number) => number | undefined;

/** What an expression did to a text: how often it looked at a character, and what it found. */
interface Walk {
  steps: number;
  found?: { start: number; end: number };
}

/** More steps are too many for a text of a test; they are not counted on. */
const MAX_STEPS = 400_000;

/**
 * Counts the characters that an expression looks at in a text from a place on, up to its first match, as a matcher that
 * goes back does: browsers have one. Infinity where they are too many.
 */
export function stepCounter({ source, flags }: RegExp): (text: string, from?: number) => Walk {
  const pattern = readPattern(source);
  const isUnicode = flags.includes('u');
  let text = '';
  let steps = 0;
  let captured: string[] = [];

  function matcher(part: Pattern): Matcher {
    if (part.kind === 'character') return character(part.source);
    if (part.kind === 'place') return place(part.source);
    if (part.kind === 'sequence') return sequence(part.parts.map(matcher));
    if (part.kind === 'choice') return choice(part.ways.map(matcher));
    if (part.kind === 'group') return group(matcher(part.inside), part.number);
    if (part.kind === 'ahead') return ahead(matcher(part.inside), part.wanted);
    if (part.kind === 'again') return again(part.number);
    return repeated(part);
  }

  function character(single: string): Matcher {
    const end = endOfCharacter(single);
    return (at, then) => {
      const after = end(at);
      return after === undefined ? undefined : then(after);
    };
  }

  function endOfCharacter(single: string): EndOf {
    const is = new RegExp(`^(?:${single})$`, flags.replace(/[gmy]/g, ''));
    const known = new Map<string, boolean>();
    return (at) => {
      steps++;
      if (steps > MAX_STEPS) return undefined;
      const [code, unit = ''] = [text.codePointAt(at), text[at]];
      if (code === undefined) return undefined;
      const here = isUnicode ? String.fromCodePoint(code) : unit;
      let fits = known.get(here);
      if (fits === undefined) {
        fits = is.test(here);
        known.set(here, fits);
      }
      return fits ? at + here.length : undefined;
    };
  }

  function place(source: string): Matcher {
    const is = new RegExp(source, `${flags.replace(/[gy]/g, '')}y`);
    return (at, then) => {
      steps++;
      is.lastIndex = at;
      return is.test(text) ? then(at) : undefined;
    };
  }

  function sequence(parts: readonly Matcher[]): Matcher {
    const from =
      (index: number, then: (at: number) => number | undefined) =>
      (at: number): number | undefined => {
        const part = parts[index];
        return part ? part(at, from(index + 1, then)) : then(at);
      };
    return (at, then) => from(0, then)(at);
  }

  function choice(ways: readonly Matcher[]): Matcher {
    return (at, then) => {
      for (const way of ways) {
        const end = way(at, then);
        if (end !== undefined) return end;
      }
      return undefined;
    };
  }

  function group(inside: Matcher, number: number | undefined): Matcher {
    if (number === undefined) return inside;
    return (at, then) =>
      inside(at, (end) => {
        const before = captured;
        captured = [...before];
        captured[number] = text.slice(at, end);
        const found = then(end);
        if (found === undefined) captured = before;
        return found;
      });
  }

  function ahead(inside: Matcher, wanted: boolean): Matcher {
    return (at, then) =>
      (inside(at, (end) => end) !== undefined) === wanted ? then(at) : undefined;
  }

  function again(number: number): Matcher {
    return (at, then) => {
      const wanted = captured[number] ?? '';
      steps += wanted.length;
      return text.startsWith(wanted, at) ? then(at + wanted.length) : undefined;
    };
  }

  function repeated({ inside, least, most, isLazy }: Pattern & { kind: 'repeated' }): Matcher {
    if (inside.kind === 'character')
      return (isLazy ? lazyRun : run)(endOfCharacter(inside.source), least, most);
    const once = matcher(inside);
    const from =
      (count: number, then: (at: number) => number | undefined) =>
      (at: number): number | undefined => {
        const more = () =>
          count < most
            ? once(at, (end) =>
                end === at && count >= least ? undefined : from(count + 1, then)(end),
              )
            : undefined;
        if (count < least) return more();
        return isLazy ? (then(at) ?? more()) : (more() ?? then(at));
      };
    return (at, then) => from(0, then)(at);
  }

  /** A character again and again, without a call for each: a long text would not fit on the stack. */
  function run(end: EndOf, least: number, most: number): Matcher {
    return (at, then) => {
      const ends = [at];
      while (ends.length <= most) {
        const next = end(ends.at(-1) as number);
        if (next === undefined) break;
        ends.push(next);
      }
      for (let count = ends.length - 1; count >= least; count--) {
        const found = then(ends[count] as number);
        if (found !== undefined) return found;
      }
      return undefined;
    };
  }

  function lazyRun(end: EndOf, least: number, most: number): Matcher {
    return (from, then) => {
      let at: number | undefined = from;
      for (let count = 0; count <= most && at !== undefined; count++) {
        const found = count < least ? undefined : then(at);
        if (found !== undefined) return found;
        at = end(at);
      }
      return undefined;
    };
  }

  const whole = matcher(pattern);
  return (given, from = 0) => {
    text = given;
    steps = 0;
    for (let start = from; start <= text.length && steps < MAX_STEPS; start++) {
      captured = [];
      const end = whole(start, (after) => after);
      if (end !== undefined) return { steps, found: { start, end } };
      if (flags.includes('y')) break;
    }
    return { steps: steps < MAX_STEPS ? steps : Number.POSITIVE_INFINITY };
  };
}

/** The steps to find all matches of a text, and what is found: one match where the expression is not global. */
export function walkAll(pattern: RegExp, text: string, walk = stepCounter(pattern)) {
  const matches: string[] = [];
  let total = 0;
  for (let at = 0; at <= text.length; ) {
    const { steps, found } = walk(text, at);
    total += steps;
    if (!found) break;
    matches.push(text.slice(found.start, found.end));
    if (!pattern.global) break;
    at = found.end > found.start ? found.end : found.end + 1;
  }
  return { steps: total, matches };
}
