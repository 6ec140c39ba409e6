import { STORES } from './keys.ts';
import { createPersisted } from './persisted.ts';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  theme: Theme;
}

const THEMES: readonly unknown[] = ['auto', 'light', 'dark'];

/** What the visitor chose for this site on this device. */
export const useSettings = createPersisted<Settings>({
  store: STORES.settings,
  initial: { theme: 'auto' },
  parse(stored) {
    const { theme } = (stored ?? {}) as Partial<Settings>;
    return THEMES.includes(theme) ? { theme: theme as Theme } : undefined;
  },
});

export function setTheme(theme: Theme): void {
  useSettings.setState({ theme });
}
