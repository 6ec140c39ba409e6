import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './Announcer.tsx';
import { describePage, type PageNames } from './page-names.ts';
import { enterStep } from './scroll-restoration.ts';

let arrivedAt: Location | undefined;

/**
 * What a step had when it was left: what was unfolded, and what had the focus. Known to folds-of-step.ts and
 * focus-of-step.ts, which come later.
 */
export const stepBefore: { unfold?: () => unknown; focused?: () => HTMLElement | undefined } = {};

/**
 * What a browser does when a page opens, for pages that open within the application: names it,
 * scrolls to the place wanted, moves the focus and tells screen readers. Called by the rendered view.
 */
export function useNavigationEffects({ title, head }: PageNames): void {
  const location = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    describePage({ title, head });
    const before = arrivedAt;
    if (before === location) return;
    arrivedAt = location;
    const takesPlace = kind === NavigationType.Replace && isPlace(before, location);
    const kept = enterStep(takesPlace);
    if (!before) return openFirst(location, kept);
    const isNew = before.pathname !== location.pathname;
    // A view that keeps its state in the query stays where it is.
    if (!isNew && before.search !== location.search && before.hash === location.hash) return;
    if (isNew) announce(document.title);
    const isBack = kind === NavigationType.Pop;
    // Also of a page that was never scrolled, which has no place.
    if (isBack) stepBefore.unfold?.();
    const focused = isBack ? stepBefore.focused?.() : undefined;
    if (isBack && kept !== undefined) {
      scrollTo(0, kept);
      focusOn(focused);
      return;
    }
    if (isNew) focusOn(focused ?? document.querySelector<HTMLElement>('#main h1'));
    if (!scrollToAnchor(location.hash)) scrollTo(0, 0);
  }, [location, kind, title, head]);
}

const isPlace = (one: Location | undefined, two: Location) =>
  one?.pathname === two.pathname && one.hash === two.hash;

// The browser did all of it already, unless the document came without its page.
function openFirst({ hash }: Location, kept: number | undefined): void {
  if (scrollY > 0) return;
  if (kept) scrollTo(0, kept);
  else scrollToAnchor(hash);
}

function scrollToAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  if (!target) return false;
  openAround(target);
  target.scrollIntoView();
  focusOn(target);
  return true;
}

/** What is folded shows its inside, as a browser does it for links within a page. */
function openAround(target: HTMLElement): void {
  const shut = target.closest<HTMLElement>('details:not([open]), [hidden]');
  if (!shut) return;
  shut.dispatchEvent(new Event('beforematch', { bubbles: true }));
  shut.setAttribute('open', '');
  openAround(shut.parentElement as HTMLElement);
}

function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
