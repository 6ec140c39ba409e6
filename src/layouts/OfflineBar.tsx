import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { useNetwork } from '#store/network.ts';
import * as words from '#words/layouts.ts';

/**
 * Says that the network is gone, and where the tools are. The status region is always there, or its text would not be
 * read out.
 */
export function OfflineBar() {
  const offline = useNetwork((state) => !state.online);
  return (
    <div className={offline ? 'offline-bar' : undefined}>
      <div className="container">
        <div role="status">
          {offline && (
            <>
              <Icon name="wifi-off" />
              <span>
                <strong>{words.offline}</strong> {words.savedPagesWork}
              </span>
            </>
          )}
        </div>
        {offline && (
          <nav>
            <Link to="/tools">{words.toolsOffline}</Link>
          </nav>
        )}
      </div>
    </div>
  );
}
