import type { Location } from 'react-router-dom';
import { whenIdle } from '#lib/when-idle.ts';
import { SCROLL_KEY } from '#store/keys.ts';

let positions: Record<string, number> | undefined;
let shown: string | undefined;

/** Names a step of the history. A key alone is not enough: every first page of a visit is `default`. */
const stepOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** From now on the position belongs to this step. Returns the one it had before, in pixels. */
export function enterStep(location: Location): number | undefined {
  const isFirst = !shown;
  positions ??= read();
  shown = stepOf(location);
  const kept = positions[shown];
  if (isFirst && !kept) whenIdle(layOutWhole);
  else layOutWhole();
  return kept;
}

/** A place in the page is known by the heights of all that is above it. The first frame does without; see theme-script.js. */
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
    write();
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

// Blocked storage throws on every touch; then positions last as long as the page.
function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions));
  } catch {}
}
