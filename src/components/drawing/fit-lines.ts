import type { Measure } from './drawing.ts';

/** Each step makes a text that does not fit smaller by so much. */
const STEP = 0.96;

interface Fitted {
  lines: string[];
  /** In millimetres, as the size that was asked for. */
  size: number;
}

/**
 * Sets a text in at most so many lines of a width, smaller where it must be: nothing of it is ever left out.
 * A word that is wider than a line is broken.
 */
export function fitLines(
  text: string,
  measure: Measure,
  room: { width: number; size: number; weight: number; lines: number },
): Fitted {
  // Any larger, and it would not fit if it were one long word.
  const most = (room.width * room.lines) / measure(text, room.weight);
  for (let size = Math.min(room.size, most); ; size *= STEP) {
    const fits = (line: string) => measure(line, room.weight) * size <= room.width;
    const lines = evenly(text, fits, measure, room.weight);
    if (lines.length <= room.lines) return { lines, size };
  }
}

/** Two lines of about one length rather than a full one and a single word. */
function evenly(
  text: string,
  fits: (line: string) => boolean,
  measure: Measure,
  weight: number,
): string[] {
  const lines = broken(text, fits);
  if (lines.length !== 2 || lines.join(' ') !== text) return lines;
  const words = text.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)]);
  const longest = (way: readonly string[][]) =>
    Math.max(...way.map((part) => measure(part.join(' '), weight)));
  const best = ways.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  return best.map((part) => part.join(' '));
}

/** The text in lines that fit, each as full as can be. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of lettersOf(word)) {
      if (line && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** What a reader takes for one letter, vowel signs and joined emoji included. */
const lettersOf = (word: string): string[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
    : [...word];
