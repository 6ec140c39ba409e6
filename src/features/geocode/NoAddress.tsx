import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { inWords } from './nearest-place.ts';
import type { Point } from './point.ts';
import { useNearestPlace } from './use-nearest-place.ts';
import { useOffline } from './use-offline.ts';

/** Says that there is no address, whether the network is why, and names the nearest place that this site itself knows. */
export function NoAddress({ point }: { point: Point }) {
  const nearest = useNearestPlace(point);
  const isOffline = useOffline();
  return (
    <section className="panel form-card" aria-label="Address">
      <Note tone="danger" role="alert">
        <p>Unable to fetch address. Try again.</p>
      </Note>
      <div role="status">
        {isOffline && (
          <p className="geocode-offline">
            <Icon name="wifi-off" />
            <span>
              <b>You are offline.</b> An address needs a network.
            </span>
          </p>
        )}
      </div>
      <div className="geocode-place" role="status">
        {nearest === 'none' && <p>No known place in India within 300 km.</p>}
        {nearest === 'unknown' && (
          <p>The list of places could not be loaded. Reload the page when you are online.</p>
        )}
        {typeof nearest === 'object' && (
          <>
            <h2 className="h4">Nearest known place</h2>
            <p>{inWords(nearest)}</p>
            <p className="geocode-place__note">
              Not an address: the nearest of some 2,500 places in India that this site carries
              along.
            </p>
          </>
        )}
      </div>
    </section>
  );
}
