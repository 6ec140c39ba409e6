import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A short standard phrase, and public pages that use it: their address, and a run of their words. */
export interface Phrase {
  text: string;
  sources: readonly { url: string; says: string }[];
}

export type PhraseName = 'scan' | 'pay' | 'name' | 'check' | 'amount' | 'thanks';

/** What posters say in a language, as `facts/posters/<code>.json` has it. */
export interface PosterPhrases {
  /** BCP 47 tag. */
  code: string;
  language: string;
  /** Unicode's name of its script. */
  script: string;
  /** The day on which the sources were read. */
  readOn: string;
  readByNativeSpeaker: boolean;
  phrases: Readonly<Record<PhraseName, Phrase>>;
}

const FOLDER = 'facts/posters';

/** A phrase that fewer pages use is not printed. */
export const SOURCES = 2;

/** All languages, by their tag. */
export const posterPhrases = (root: string): PosterPhrases[] =>
  readdirSync(path.join(root, FOLDER))
    .sort()
    .map((file) => ({
      code: path.basename(file, '.json'),
      ...JSON.parse(readFileSync(path.join(root, FOLDER, file), 'utf8')),
    }));

/** The phrases that enough pages use; others are in English. */
export const wordsOf = (phrases: PosterPhrases['phrases']): Partial<Record<PhraseName, string>> =>
  Object.fromEntries(
    Object.entries(phrases)
      .filter(([, { sources }]) => sources.length >= SOURCES)
      .map(([name, { text }]) => [name, text]),
  );
