import { useEffect, useRef } from 'react';
import { quantities } from '#lib/quantities/read-number.ts';

/** Loads what reads more than plain numbers with the page, and has what was typed meanwhile read again. */
export function useQuantities(readAgain: () => void): void {
  const first = useRef(readAgain);
  useEffect(() => void quantities.run(first.current), []);
}
