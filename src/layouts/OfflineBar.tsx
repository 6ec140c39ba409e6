import { Icon } from '#components/Icon.tsx';
import { useNetwork } from '#store/network.ts';

/** Says that the network is gone. The status region is always there, or its text would not be read out. */
export function OfflineBar() {
  const online = useNetwork((state) => state.online);
  return (
    <div role="status">
      {!online && (
        <div className="offline-bar">
          <div className="container">
            <Icon name="wifi-off" />
            <span>
              <strong>You’re offline.</strong> Saved pages still work.
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
