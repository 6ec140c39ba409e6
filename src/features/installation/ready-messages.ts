import { routes } from '#routes/paths.ts';
import type { ReadyState } from './ready-state.ts';

/** What the ready panel says and offers in a state. */
export interface ReadyWords {
  heading: string;
  text: string;
  /** Label of the button that fetches what is missing, where something is. */
  button?: string;
}

/** The words of a state. */
export function wordsOf(state: ReadyState): ReadyWords {
  switch (state.is) {
    case 'none':
      return {
        heading: 'No page is on this device yet',
        text: 'This browser has kept nothing so far. With a network, you can keep every page now.',
        button: 'Keep all pages',
      };
    case 'getting':
      return {
        heading: `Getting ready: ${state.kept} of ${state.pages} pages`,
        text: 'The rest follows in the background. You can use every tool meanwhile.',
      };
    case 'cut':
      return {
        heading: `Getting ready: ${state.kept} of ${state.pages} pages`,
        text: 'The connection was lost in the middle. The rest follows by itself when it is back, while a page of this site is open.',
        button: 'Try now',
      };
    case 'ready':
      return {
        heading: 'Works without a network',
        text: `${state.kept} of ${state.pages} pages are on this device. Every tool opens in airplane mode.`,
      };
    case 'older': {
      const older = state.pages - state.kept;
      return {
        heading: 'Works without a network',
        text: `All ${state.pages} pages are on this device, and ${older} of them ${older === 1 ? 'is' : 'are'} from an earlier version.`,
        button: 'Fetch the newer ones',
      };
    }
    case 'missing': {
      const missing = state.pages - state.kept;
      return {
        heading: `${state.kept} of ${state.pages} pages are on this device`,
        text: `${missing} ${missing === 1 ? 'is' : 'are'} not: the browser gave too little room, or cleared some.`,
        button: 'Fetch the rest',
      };
    }
    default:
      return {
        heading: 'Pages on this device',
        text: `Counting how many of the ${routes.length} pages are on this device already. A moment, please.`,
      };
  }
}

export const CHECK_LABEL = 'See this device';
export const CHECK_FILES_LABEL = 'Check this installation';
export const CHECKING_LABEL = 'Checking...';
export const AGAIN_LABEL = 'Check again';
export const FETCHING_LABEL = 'Fetching...';
/** Said where what fetches the rest cannot itself be loaded. */
export const NO_NETWORK = 'This needs a network. Connect, then try again.';

/** What a screen reader hears while pages are fetched: at the start, halfway and at the end. */
export function spokenOf(state: ReadyState): string {
  if (state.is === 'ready' || state.is === 'cut')
    return `${wordsOf(state).heading}. ${wordsOf(state).text}`;
  if (state.is !== 'getting') return '';
  return state.kept * 2 < state.pages
    ? 'Pages are being fetched to this device.'
    : 'Half of the pages are on this device.';
}
