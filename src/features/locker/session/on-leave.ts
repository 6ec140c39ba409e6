/**
 * An effect: calls when this page is left, for another page of the site or with its document.
 *
 * @param leave hears whether the browser may keep the document for Back, with all that is under way in it
 */
export function onLeave(leave: (isKept: boolean) => void): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => leave(persisted);
  addEventListener('pagehide', hide);
  return () => {
    removeEventListener('pagehide', hide);
    leave(false);
  };
}
