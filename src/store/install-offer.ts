import { create } from 'zustand';

/** Chromium's event, which TypeScript's library does not know. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * The browser's offer to install, whether this visitor has reason to hear of it, and whether the site was installed
 * from this tab and that was not read yet.
 */
export const useInstall = create<{
  offer: InstallEvent | undefined;
  welcome: boolean;
  installed: boolean;
}>(() => ({
  offer: undefined,
  welcome: false,
  installed: false,
}));
