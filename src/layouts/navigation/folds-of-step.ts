import { keptInTab } from '#store/kept.ts';
import { FOLDS_KEY } from '#store/keys.ts';
import { currentStep, firstPosition } from './scroll-restoration.ts';
import { stepBefore } from './use-navigation-effects.ts';

const keptFolds = keptInTab(
  FOLDS_KEY,
  (text): Record<string, readonly string[]> => ({ ...JSON.parse(text ?? '{}') }),
);

/** All folds of the page by title, and by how many of that title are before it: fields of one name have one each. */
function folds(): [name: string, fold: HTMLDetailsElement][] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll<HTMLDetailsElement>('#main details')].map((fold) => {
    const title = fold.querySelector('summary')?.textContent ?? '';
    seen[title] = (seen[title] ?? 0) + 1;
    return [`${title} ${seen[title]}`, fold];
  });
}

/**
 * From now on what was unfolded on a page is so again after Back, before the page is scrolled to its place; after a
 * reload it is so now. Names of what was unfolded are kept for each step of the history.
 */
export function keepFolds(): void {
  const unfolded = keptFolds.read();
  const unfold = () => {
    const names = [unfolded[currentStep()]].flat();
    const again = folds().filter(([name, fold]) => !fold.open && names.includes(name));
    for (const [, fold] of again) fold.open = true;
    return again.length > 0;
  };
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = firstPosition ?? 0;
  // The browser looked for the place while the page was shorter, and holds on to what it found there.
  const isThere = Math.abs(scrollY - Math.min(wanted, scrollHeight - clientHeight)) < clientHeight;
  // It would keep what is shown in its place, which is lower now.
  const { style } = document.documentElement;
  if (isThere) style.overflowAnchor = 'none';
  if (unfold() && isThere) scrollTo(0, wanted);
  // The page is laid out by then.
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  stepBefore.unfold = unfold;
  const note = () => {
    unfolded[currentStep()] = folds().flatMap(([name, fold]) => (fold.open ? [name] : []));
  };
  // What was unfolded before this moment too.
  note();
  // It does not bubble.
  addEventListener('toggle', note, true);
  // A phone drops a tab that it does not show without a word.
  const keep = () => void keptFolds.write(JSON.stringify(unfolded));
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
}
