/** Longest line of a comment, without what is in front of it. */
const WIDTH = 90;

/** A text as a comment of as many lines as it needs. */
export function asComment(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `// ${line}`).join('\n');
}
