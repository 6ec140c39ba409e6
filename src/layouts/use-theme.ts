import { useEffect } from 'react';
import { setTheme, type Theme, useSettings } from '#store/settings.ts';

/** Read before the first paint by `build/theme-script.js`, for which the settings' store is too slow. */
const THEME_KEY = 'kolam-theme';

const BAR_COLOURS = { light: '#FCFBF7', dark: '#0C1719' };

/** Puts the chosen colour theme on the document and keeps it there. */
export function useTheme(): void {
  useEffect(() => {
    const prefersDark = matchMedia('(prefers-color-scheme: dark)');
    const show = (theme: Theme) =>
      paint(theme === 'auto' ? (prefersDark.matches ? 'dark' : 'light') : theme);
    const follow = () => show(useSettings.getState().theme);
    prefersDark.addEventListener('change', follow);
    const stop = useSettings.subscribe(({ theme }, before) => {
      if (theme === before.theme) return;
      remember(theme);
      show(theme);
    });
    // Where the store cannot be kept, the choice is still known from here.
    void useSettings.load().then(() => {
      const kept = remembered();
      if (kept && useSettings.getState().theme === 'auto') setTheme(kept);
    });
    return () => {
      stop();
      prefersDark.removeEventListener('change', follow);
    };
  }, []);
}

function paint(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.classList.add('no-transitions');
  root.setAttribute('data-bs-theme', theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('no-transitions')));
}

// Blocked storage throws on every touch.
function remember(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {}
}

function remembered(): 'light' | 'dark' | undefined {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}
