import { create } from 'zustand';

/** Chromium's event, which TypeScript's library does not know. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install, and whether this visitor has reason to hear of it. */
export const useInstall = create<{ offer: InstallEvent | undefined; welcome: boolean }>(() => ({
  offer: undefined,
  welcome: false,
}));
