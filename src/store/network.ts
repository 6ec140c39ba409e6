import { create } from 'zustand';

/**
 * What the browser says of the network. It starts as online, so that the first render equals the
 * prerendered page. False proves offline; true proves nothing.
 */
export const useNetwork = create<{ online: boolean }>()(() => ({ online: true }));

/** Follows the browser's flag from now on; returns the function that stops it. */
export function watchNetwork(): () => void {
  const update = () => useNetwork.setState({ online: navigator.onLine });
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}
