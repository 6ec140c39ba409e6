import { useEffect, useState } from 'react';
import { isReachable } from '#core/network/reachability.ts';
import { useNetwork } from '#store/network.ts';

/**
 * Whether there is no network, as far as the browser and our own server tell. Asked again whenever the browser's word
 * changes.
 */
export function useOffline(): boolean {
  const online = useNetwork((state) => state.online);
  const [reached, setReached] = useState(true);
  useEffect(() => {
    if (!online) return;
    let left = false;
    void isReachable().then((answer) => left || setReached(answer));
    return () => {
      left = true;
    };
  }, [online]);
  return !online || !reached;
}
