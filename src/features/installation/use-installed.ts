import { useSyncExternalStore } from 'react';

const STANDALONE_QUERY = '(display-mode: standalone)';

/** Set in the tab from which the site was installed; the query is of no use there. */
let installedHere = false;

/** Whether the site is installed, as far as a page can know; false on the server and in the first render. */
export const useInstalled = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(STANDALONE_QUERY);
      const noteInstalled = () => {
        installedHere = true;
        changed();
      };
      query.addEventListener('change', changed);
      addEventListener('appinstalled', noteInstalled);
      return () => {
        query.removeEventListener('change', changed);
        removeEventListener('appinstalled', noteInstalled);
      };
    },
    () => installedHere || matchMedia(STANDALONE_QUERY).matches,
    () => false,
  );
