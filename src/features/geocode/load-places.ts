import { PLACES_FILE, type Place, type PlacesFile, placesIn } from './places-file.ts';

let loading: Promise<Place[]> | undefined;

/** The places that ship with the site, fetched once. Rejects when they cannot be had; the next call tries again. */
export function loadPlaces(): Promise<Place[]> {
  loading ??= fetchPlaces();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchPlaces(): Promise<Place[]> {
  const answer = await fetch(`/${PLACES_FILE}`);
  if (!answer.ok) throw new Error(`The list of places answered ${answer.status}.`);
  return placesIn((await answer.json()) as PlacesFile);
}
