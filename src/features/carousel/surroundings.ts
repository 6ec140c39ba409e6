import { useSyncExternalStore } from 'react';

const MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion; false on the server and in the first render. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(MOTION_QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(MOTION_QUERY).matches,
    () => false,
  );

/** Whether the tab is out of sight; false on the server and in the first render. */
export const useTabHidden = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
