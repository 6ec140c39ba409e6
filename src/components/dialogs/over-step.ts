/**
 * One step of the history for all that lies over a page. It has the page's address and is the browser's alone: the
 * router hears nothing of it. Its state says `over`, so that a document that begins at one goes back to its page.
 */

/** How each of what is open is closed, the last one lies above the others. */
const open: (() => void)[] = [];

let isLeaving = false;
let isFollowed = false;
let below = '';
let waiting: (() => void)[] = [];

/**
 * Something lies over the page from now on.
 *
 * @param close takes it away, once Back is pressed
 * @returns to be called when it is gone, for any reason
 */
export function enterOver(close: () => void): () => void {
  if (!isFollowed) {
    addEventListener('popstate', onBack, true);
    addEventListener('click', onLinkOut);
  }
  isFollowed = true;
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settleSoon();
  };
}

/** Resolves once a step that is being left is left: a navigation before that would be undone. */
export const overLeft = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    settleSoon();
  });

/** Whether the current step of the history is that of a dialog over the page. */
export const isAtOver = (): boolean => history.state?.over === true;

// One may follow another, which then takes its step over.
const settleSoon = () => void setTimeout(settle);

function settle(): void {
  if (isLeaving) return;
  if (open.length > 0 && !isAtOver()) {
    below = location.href;
    history.pushState({ ...history.state, over: true }, '');
  } else if (open.length === 0 && isAtOver()) {
    isLeaving = true;
    history.back();
    return;
  }
  for (const resolve of waiting) resolve();
  waiting = [];
}

/**
 * A link to another document may remove what contains it, and the step back that follows would stop the browser on
 * its way there. So it goes once that step is left.
 */
function onLinkOut(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const isOut =
    link?.origin === location.origin && (!link.target || link.target === '_self') && !link.download;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = link?.pathname === location.pathname && link.search === location.search;
  if (!isOut || !isPlain || isHere || event.defaultPrevented || !isAtOver()) return;
  event.preventDefault();
  void overLeft().then(() => location.assign(link.href));
}

function onBack(event: PopStateEvent): void {
  // A leap in the history leads to another page, of which the router is to hear.
  const isHere = location.href === below;
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (isHere && (wasLeaving || open.length > 0)) event.stopImmediatePropagation();
  if (!wasLeaving) for (const close of isHere ? open.slice(-1) : [...open]) close();
  settleSoon();
}
