import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, otherLanguages } from '../languages.ts';
import { type VisitorsLine, visitorsLines } from '../releases/visitors-lines.ts';

/** How many of them are shown. */
const MOST = 8;

/** What is new for visitors: files of `changes` by their names, and after them the changelog, newest version first. */
export function newsOf(root: string): VisitorsLine[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const notes = readdirSync(path.join(root, 'changes'))
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => `changes/${name}`);
  return [...notes, 'CHANGELOG.md'].flatMap((file) => visitorsLines(read(file))).slice(0, MOST);
}

/** A module that has the sentences of each language; one without its own has the English. */
export function newsFile(root: string): string {
  const news = newsOf(root);
  const lists = [DEFAULT_LANGUAGE, ...otherLanguages(root)].map((code) => {
    const texts = news.map((line) => line[code] ?? line[DEFAULT_LANGUAGE]);
    return `  ${code}: ${JSON.stringify(texts)},`;
  });
  return `// Made by \`npm run generate\` of the files in changes and of CHANGELOG.md.

/** What visitors notice of the newest changes, by language. */
export const news = {
${lists.join('\n')}
} as const;
`;
}
