import { whenIdle } from '#lib/when-idle.ts';
import { keptInTab } from '#store/kept.ts';
import { SCROLL_KEY } from '#store/keys.ts';

/** Where nothing can be kept positions last as long as the page. */
const keptPositions = keptInTab(
  SCROLL_KEY,
  (text): Record<string, number> => ({ ...JSON.parse(text ?? '{}') }),
);

/**
 * What lay over the page when its document was left is gone; see over-step.ts. Asked at once: a menu may be open by the
 * time that the page is there.
 */
const beganOver = globalThis.history?.state?.over;

let positions: Record<string, number> | undefined;
let shown: string | undefined;

/** Where the first step of this document was scrolled to before a reload, in pixels. */
export let firstPosition: number | undefined;

/**
 * The name of a step of the history, kept in its state. The router's keys do not serve: each document and each plain
 * link is `default` to it.
 *
 * @param same the name of the step whose place this one takes
 */
function stepOf(same: string | undefined): string {
  const { state } = history;
  if (state?.step) return state.step;
  const step = same ?? `${Date.now()}`;
  history.replaceState({ ...state, step }, '');
  return step;
}

/**
 * From now on the position belongs to this step. Returns the one it had before, in pixels.
 *
 * @param isReplaced whether it takes the place of the step before
 */
export function enterStep(isReplaced: boolean): number | undefined {
  const isFirst = !shown;
  positions ??= keptPositions.read();
  if (isFirst && beganOver) history.back();
  shown = stepOf(isReplaced ? shown : undefined);
  const kept = positions[shown];
  if (isFirst) firstPosition = kept;
  if (isFirst && !kept) whenIdle(layOutWhole);
  else layOutWhole();
  return kept;
}

/**
 * A place in the page is known by the heights of all that is above it. The first frame does without; see
 * theme-script.js.
 */
const layOutWhole = () => document.documentElement.classList.remove('at-top');

/** The current step of the history. */
export const currentStep = (): string => shown ?? '';

/** Notes where each step of the history is scrolled to; returns the function that stops it. */
export function keepScroll(): () => void {
  const note = () => {
    if (shown && positions) positions[shown] = Math.round(scrollY);
  };
  const own = () => {
    history.scrollRestoration = 'manual';
  };
  // A reload paints the served page, which the browser itself can scroll before any script runs.
  const leave = () => {
    history.scrollRestoration = 'auto';
    keep();
  };
  // A phone drops a tab that it does not show without a word.
  const keep = () => {
    // The browser tells of scrolling with its next frame, which does not come.
    note();
    keptPositions.write(JSON.stringify(positions) ?? null);
  };
  own();
  addEventListener('scroll', note, { passive: true });
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', own);
  return () => {
    removeEventListener('scroll', note);
    document.removeEventListener('visibilitychange', keep);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', own);
  };
}
