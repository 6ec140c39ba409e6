import { useSyncExternalStore } from 'react';
import { useInstall } from '#store/install-offer.ts';

const STANDALONE_QUERY = '(display-mode: standalone)';

/** Set in the tab from which the site was installed; the query is of no use there. */
let installedHere = false;

/** Takes what was said of an installation off the screen. That it is installed stays known in this tab. */
export function readInstalled(): void {
  installedHere = true;
  useInstall.setState({ installed: false });
}

/** Whether the site is installed, as far as a page can know; false on the server and in the first render. */
export function useInstalled(): boolean {
  const isNew = useInstall(({ installed }) => installed);
  const isStandalone = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(STANDALONE_QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => installedHere || matchMedia(STANDALONE_QUERY).matches,
    () => false,
  );
  return isNew || isStandalone;
}
