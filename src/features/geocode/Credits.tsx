import type { GeocodeCredits } from './copy.ts';
import * as words from './words.tsx';

/** Whose data the results are made of. Both licences ask for it, and ours is a shortened copy. */
export function Credits({ credits: { address, places, licence } }: { credits: GeocodeCredits }) {
  return (
    <p className="geocode-credit">
      {words.credits(<Source {...address} />, <Source {...places} />, <Source {...licence} />)}
    </p>
  );
}

const Source = ({ label, href }: GeocodeCredits['address']) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    <span>{label}</span>
    <span className="visually-hidden">{` ${words.thisOpensNewTab}`}</span>
  </a>
);
