import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './Announcer.tsx';
import { describePage, type PageNames } from './page-names.ts';
import { enterStep } from './scroll-restoration.ts';

let arrivedAt: Location | undefined;

/**
 * What a browser does when a page opens, for pages that open within the application: names it,
 * scrolls to the place wanted, moves the focus and tells screen readers. Called by whatever was rendered.
 */
export function useNavigationEffects({ title, head }: PageNames): void {
  const location = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    describePage({ title, head });
    const before = arrivedAt;
    if (before === location) return;
    arrivedAt = location;
    const kept = enterStep(location);
    if (!before) return openFirst(location, kept);
    const isNew = before.pathname !== location.pathname;
    // A view that keeps its state in the query stays where it is.
    if (!isNew && before.search !== location.search) return;
    if (isNew) greet();
    if (kind === NavigationType.Pop && kept !== undefined) scrollTo(0, kept);
    else if (!scrollToAnchor(location.hash)) scrollTo(0, 0);
  }, [location, kind, title, head]);
}

// The browser did all of it already, unless the document came without its page.
function openFirst({ hash }: Location, kept: number | undefined): void {
  if (scrollY > 0) return;
  if (kept) scrollTo(0, kept);
  else scrollToAnchor(hash);
}

function greet(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading) focusOn(heading);
  announce(document.title);
}

function scrollToAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decode(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView();
  focusOn(target);
  return true;
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
