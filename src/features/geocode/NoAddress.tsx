import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { DATA_DATES } from '#facts/data-dates.ts';
import { monthOf } from '#words/dates.ts';
import { inWords } from './nearest-place.ts';
import type { Point } from './point.ts';
import { useNearestPlace } from './use-nearest-place.ts';
import { useOffline } from './use-offline.ts';
import * as words from './words.tsx';

/**
 * Says that there is no address, whether the network is why, and names the nearest place that this site itself knows.
 */
export function NoAddress({ point }: { point: Point }) {
  const nearest = useNearestPlace(point);
  const isOffline = useOffline();
  return (
    <section className="panel form-card" aria-label={words.address}>
      <Note tone="danger" role="alert">
        <p>{words.noAddress}</p>
      </Note>
      <div role="status">
        {isOffline && (
          <p className="geocode-offline">
            <Icon name="wifi-off" />
            <span>
              <b>{words.offline}</b> {words.addressNeedsNetwork}
            </span>
          </p>
        )}
      </div>
      <div className="geocode-place" role="status">
        {nearest === 'none' && <p>{words.noPlace}</p>}
        {nearest === 'unknown' && <p>{words.noPlaces}</p>}
        {typeof nearest === 'object' && (
          <>
            <h2 className="h4">{words.nearestPlace}</h2>
            <p>{inWords(nearest)}</p>
            <p className="geocode-place__note">{words.notAnAddress(monthOf(DATA_DATES.places))}</p>
          </>
        )}
      </div>
    </section>
  );
}
