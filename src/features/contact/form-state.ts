import type { SubmitOutcome } from '#core/outbox/submit.ts';
import type { Asked } from './find-doubt.ts';
import type { Shown } from './settle-draft.ts';

/**
 * Every change of what the contact form shows. Pure. A change returns undefined where the form is in no state that it
 * starts from.
 */
export interface FormState {
  /**
   * - `idle`: it can be filled
   * - `sending`: this form is handing its text over, and nothing else says what it shows
   * - `elsewhere`: another page or the worker is sending exactly this text
   */
  shown: 'idle' | 'sending' | 'elsewhere' | SubmitOutcome;
  /** Whether a copy of what was sent from this form before may have arrived, while the draft is not done with. */
  hasEarlierCopy: boolean;
  /** The doubt that its author is asked about before the text goes out. */
  asked: Asked;
  /** Where the text comes from: out of the draft on the disk, or from this page; unknown until the disk was read. */
  text: 'unknown' | 'restored' | 'own';
}

export const FRESH: FormState = {
  shown: 'idle',
  hasEarlierCopy: false,
  asked: undefined,
  text: 'unknown',
};

/** The draft begins to be read. */
export const reading = (state: FormState): FormState => ({ ...state, text: 'unknown' });

/**
 * The draft was read.
 *
 * @param isOther whether the text is another one than before
 */
export const draftRead = (state: FormState, isOther: boolean): FormState =>
  state.text === 'unknown' ? { ...state, text: isOther ? 'restored' : 'own' } : state;

/** Its author typed. A question was about another text than this one. */
export const typed = (state: FormState): FormState => ({
  ...state,
  asked: undefined,
  text: state.text === 'unknown' ? 'own' : state.text,
});

/** Whether the text is on its way: a second press, or Enter held down, sends nothing. */
export const isBusy = ({ shown }: FormState): boolean =>
  shown === 'sending' || shown === 'elsewhere';

/** The form begins to hand its text over. */
export const sendingBegun = (state: FormState): FormState | undefined =>
  state.shown === 'sending' ? undefined : { ...state, shown: 'sending', asked: undefined };

/** What came of it: an outcome, or a doubt to ask about first. */
export function sendingEnded(
  state: FormState,
  outcome: SubmitOutcome | NonNullable<Asked>,
): FormState {
  if (typeof outcome === 'object') return { ...state, shown: 'idle', asked: outcome };
  return outcome === 'withdrawn' ? begunAnew(state) : { ...state, shown: outcome };
}

/** The record of its text has changed. A failure is news only to somebody who waits for the outcome. */
export function settled(state: FormState, found: Shown): FormState | undefined {
  if (state.shown === 'sending') return undefined;
  if (found === 'failed' && state.shown !== 'elsewhere') return undefined;
  if (found === 'idle') return begunAnew(state);
  return { ...state, shown: found === 'sending' ? 'elsewhere' : found };
}

/** A copy of what was sent before may have arrived. That stays so for every text that takes its place. */
export const copyFound = (state: FormState): FormState | undefined =>
  state.hasEarlierCopy ? undefined : { ...state, hasEarlierCopy: true };

/** Its author would rather not send the text as it is. */
export const questionDenied = (state: FormState): FormState => ({ ...state, asked: undefined });

/** Its author wants to write another message. */
export const begunAnew = (state: FormState): FormState => ({
  ...state,
  shown: 'idle',
  hasEarlierCopy: false,
});
