import { create } from 'zustand';
import { LOCAL } from './keys.ts';

/** Language in which request samples are shown: the id of a sample, empty until the visitor chooses. */
export const useCodeLanguage = create<{ language: string }>()(() => ({ language: '' }));

/** Takes up the choice that an earlier page kept. */
export function readCodeLanguage(): void {
  try {
    const language = localStorage.getItem(LOCAL.codeLanguage);
    if (language) useCodeLanguage.setState({ language });
  } catch {}
}

/** Chooses a language, for this visit at least: blocked storage throws on every touch. */
export function setCodeLanguage(language: string): void {
  useCodeLanguage.setState({ language });
  try {
    localStorage.setItem(LOCAL.codeLanguage, language);
  } catch {}
}
