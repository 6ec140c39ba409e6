import { create } from 'zustand';
import { asText, kept } from './kept.ts';
import { LOCAL } from './keys.ts';

const keptLanguage = kept(LOCAL.codeLanguage, asText);

/** Language in which request samples are shown: the id of a sample, empty until the visitor chooses. */
export const useCodeLanguage = create<{ language: string }>()(() => ({ language: '' }));

/** Takes up the choice that an earlier page kept. */
export function readCodeLanguage(): void {
  const language = keptLanguage.read();
  if (language) useCodeLanguage.setState({ language });
}

/** Chooses a language, for this visit at least. */
export function setCodeLanguage(language: string): void {
  useCodeLanguage.setState({ language });
  keptLanguage.write(language);
}
