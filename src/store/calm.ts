import { create } from 'zustand';
import { asText, kept } from './kept.ts';
import { LOCAL } from './keys.ts';

const keptMode = kept(LOCAL.calm, asText);

/**
 * Calm mode: nothing moves unasked and decorative pictures stay away. On by default where the browser
 * asks to save data. The inline script puts the class on `<html>` before the first paint.
 */
export const useCalm = create<{ calm: boolean }>()(() => ({ calm: false }));

/** Reads the mode that the document was opened in, and follows other tabs. Returns the way to stop that. */
export function followCalm(): () => void {
  useCalm.setState({ calm: document.documentElement.classList.contains('calm') });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === LOCAL.calm && newValue) show(newValue === 'on');
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Switches calm mode, for this visit at least. */
export function setCalm(calm: boolean): void {
  show(calm);
  keptMode.write(calm ? 'on' : 'off');
}

function show(calm: boolean): void {
  document.documentElement.classList.toggle('calm', calm);
  useCalm.setState({ calm });
}
