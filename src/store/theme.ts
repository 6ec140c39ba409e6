import { create } from 'zustand';
import { LOCAL } from './keys.ts';

export type Theme = 'auto' | 'light' | 'dark';

/**
 * The colour theme that the visitor chose. It lives in localStorage alone, where the inline script reads
 * it before the first paint: a second copy in a database could only disagree with it.
 */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: 'auto' }));

/** Reads the kept choice, and follows what other tabs choose. Returns the way to stop that. */
export function followTheme(): () => void {
  const read = () => useTheme.setState({ theme: kept() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LOCAL.theme) read();
  };
  read();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Chooses a theme, for this visit at least: blocked storage throws on every touch. */
export function setTheme(theme: Theme): void {
  useTheme.setState({ theme });
  try {
    if (theme === 'auto') localStorage.removeItem(LOCAL.theme);
    else localStorage.setItem(LOCAL.theme, theme);
  } catch {}
}

function kept(): Theme {
  try {
    const theme = localStorage.getItem(LOCAL.theme);
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  } catch {
    return 'auto';
  }
}
