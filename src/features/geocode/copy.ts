import type { Sample } from '#copy/types/sample.ts';
import type { ExternalAddress } from '#facts/external-links.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  samples: readonly Sample<'latitude' | 'longitude'>[];
  credits: GeocodeCredits;
}

/** Whose data is shown. */
export interface GeocodeCredits {
  address: { label: string; href: ExternalAddress };
  places: { label: string; href: ExternalAddress };
  licence: { label: string; href: ExternalAddress };
}
