import type { ReadyState } from './ready-state.ts';
import * as missing from './words/missing.ts';
import * as words from './words/ready.ts';

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
      return { heading: words.none, text: words.noneText, button: words.keepAll };
    case 'getting':
      return { heading: words.getting(state.kept, state.pages), text: words.gettingText };
    case 'cut':
      return {
        heading: words.getting(state.kept, state.pages),
        text: words.cutText,
        button: words.tryNow,
      };
    case 'ready':
      return {
        heading: words.ready,
        text: [
          words.readyText(state.kept, state.pages),
          state.kept < state.pages && words.rest[state.refusal ?? 'comes'],
          state.optional > 0 && missing.without(state.optional),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'older':
      return {
        heading: words.ready,
        text: words.olderText(state.kept + state.older, state.pages, state.older),
        button: words.fetchNewer,
      };
    case 'missing':
      return {
        heading: words.missing(state.kept, state.pages),
        text: words.missingText(state.pages - state.kept),
        button: words.fetchRest,
      };
    default:
      return { heading: words.unknown, text: words.unknownText };
  }
}

/** What a screen reader hears while pages are fetched: at the start, halfway and at the end. */
export function spokenOf(state: ReadyState): string {
  if (state.is === 'ready' || state.is === 'cut') {
    const { heading, text } = wordsOf(state);
    return words.fetched(heading, text);
  }
  if (state.is !== 'getting') return '';
  return state.kept * 2 < state.pages ? words.beginsToFetch : words.halfFetched;
}
