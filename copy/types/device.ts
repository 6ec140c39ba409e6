import type { Head } from './head.ts';

/** Which version of the site this is. `builtOn` is a day, as `2026-11-22`. */
export interface Release {
  version: string;
  builtOn: string;
}

/** A heading, and a sentence under it. */
interface Titled {
  heading: string;
  text: string;
}

/** How the site comes to the home screen of one kind of device. */
export interface HomeScreenHelp {
  device: 'android' | 'apple' | 'computer';
  label: string;
  steps: readonly string[];
}

/** A setting that is on or off. */
interface SwitchCopy {
  label: string;
  text: string;
}

/** Copy of the page about this device, as it holds for any device; what is counted is in `features/device`. */
export interface DeviceCopy {
  head: Head;
  withoutScripts: string;
  release: Release;
  /** `items`: what visitors notice of the newest changes, made of their notes in `changes`. */
  news: { heading: string; items: readonly string[] };
  kept: Titled;
  take: Titled;
  erase: Titled;
  /** `installed`: what is said in place of it where the site is installed. */
  homeScreen: Titled & { installed: Titled; devices: readonly HomeScreenHelp[] };
  lock: Titled;
  looks: Titled & { rest: SwitchCopy; calm: SwitchCopy; slash: SwitchCopy };
}
