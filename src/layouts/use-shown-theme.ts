import { useEffect } from 'react';
import { afterFrame } from '#lib/after-frame.ts';
import { followTheme, useTheme } from '#store/theme.ts';

/** Both are put in while building, from `src/styles/_tokens.scss`. */
const BAR_COLOURS = { light: import.meta.env.PAGE_LIGHT, dark: import.meta.env.PAGE_DARK };

/** Puts the chosen colour theme on the document and keeps it there. */
export function useShownTheme(): void {
  useEffect(() => {
    const prefersDark = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const { theme } = useTheme.getState();
      paint(theme === 'auto' ? (prefersDark.matches ? 'dark' : 'light') : theme);
    };
    prefersDark.addEventListener('change', show);
    // All of the page is painted again: after the frame that shows the press.
    const stopShowing = useTheme.subscribe(() => afterFrame(show));
    const stopFollowing = followTheme();
    return () => {
      stopFollowing();
      stopShowing();
      prefersDark.removeEventListener('change', show);
    };
  }, []);
}

function paint(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  if (root.getAttribute('data-bs-theme') === theme) return;
  root.classList.add('no-transitions');
  root.setAttribute('data-bs-theme', theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('no-transitions')));
}
