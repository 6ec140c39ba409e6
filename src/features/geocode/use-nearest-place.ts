import { useEffect, useState } from 'react';
import { loadPlaces } from './load-places.ts';
import { type NearbyPlace, nearestPlace } from './nearest-place.ts';
import type { Point } from './point.ts';

/**
 * The known place nearest to a point: `none` where all are too far away, `unknown` where the list could
 * not be loaded, undefined until then.
 */
export function useNearestPlace({
  latitude,
  longitude,
}: Point): NearbyPlace | 'none' | 'unknown' | undefined {
  const [nearest, setNearest] = useState<NearbyPlace | 'none' | 'unknown'>();
  useEffect(() => {
    let left = false;
    const show = (found: NearbyPlace | 'none' | 'unknown') => left || setNearest(found);
    loadPlaces().then(
      (places) => show(nearestPlace({ latitude, longitude }, places) ?? 'none'),
      () => show('unknown'),
    );
    return () => {
      left = true;
    };
  }, [latitude, longitude]);
  return nearest;
}
