import { create } from 'zustand';
import { kept } from './kept.ts';
import { LOCAL } from './keys.ts';

export type Theme = 'auto' | 'light' | 'dark';

const keptTheme = kept(
  LOCAL.theme,
  (theme): Theme => (theme === 'light' || theme === 'dark' ? theme : 'auto'),
);

/**
 * The colour theme that the visitor chose. It lives in localStorage alone, where the inline script reads
 * it before the first paint: a second copy in a database could only disagree with it.
 */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: 'auto' }));

/** Reads the kept choice, and follows what other tabs choose. Returns the way to stop that. */
export function followTheme(): () => void {
  const read = () => useTheme.setState({ theme: keptTheme.read() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LOCAL.theme) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Chooses a theme, for this visit at least. */
export function setTheme(theme: Theme): void {
  useTheme.setState({ theme });
  keptTheme.write(theme === 'auto' ? null : theme);
}
