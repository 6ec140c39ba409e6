import { create } from 'zustand';
import { later } from '#lib/later.ts';

const doubting = later(() => import('./doubt-offline.ts'));

/**
 * Whether there is a network, as far as is known. It starts as online, so that the first render equals the prerendered
 * page. False if both the browser and our own server say so; true proves nothing.
 */
export const useNetwork = create<{ online: boolean }>()(() => ({ online: true }));

/** Follows the browser's flag from now on; returns the function that stops it. */
export function watchNetwork(): () => void {
  const tell = (online: boolean) => useNetwork.setState({ online });
  const update = () => {
    if (navigator.onLine) tell(true);
    else void doubt(tell);
  };
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}

/** The flag alone proves nothing: some VPNs make it say no on a working network. */
const doubt = (tell: (online: boolean) => void) =>
  doubting.load().then(
    ({ doubtOffline }) => doubtOffline(tell),
    () => tell(false),
  );
