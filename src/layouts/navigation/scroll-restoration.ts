import type { Location } from 'react-router-dom';
import { whenIdle } from '#lib/when-idle.ts';
import { keptInTab } from '#store/kept.ts';
import { SCROLL_KEY } from '#store/keys.ts';

/** Where nothing can be kept positions last as long as the page. */
const keptPositions = keptInTab(
  SCROLL_KEY,
  (text): Record<string, number> => JSON.parse(text ?? '{}'),
);

let positions: Record<string, number> | undefined;
let shown: string | undefined;

/** Names a step of the history. A key alone is not enough: every first page of a visit is `default`. */
const stepOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** From now on the position belongs to this step. Returns the one it had before, in pixels. */
export function enterStep(location: Location): number | undefined {
  const isFirst = !shown;
  positions ??= keptPositions.read();
  shown = stepOf(location);
  const kept = positions[shown];
  if (isFirst && !kept) whenIdle(layOutWhole);
  else layOutWhole();
  return kept;
}

/**
 * A place in the page is known by the heights of all that is above it. The first frame does without; see
 * theme-script.js.
 */
const layOutWhole = () => document.documentElement.classList.remove('at-top');

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
    keptPositions.write(JSON.stringify(positions) ?? null);
  };
  own();
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', own);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', own);
  };
}
