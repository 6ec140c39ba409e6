import { useEffect, useState } from 'react';
import { later } from '#lib/later.ts';
import type { referenceSamples } from './reference-samples.ts';

const samples = later(() => import('./reference-samples.ts'), { pack: 'api' });

type Samples = typeof referenceSamples;

/** Samples in other languages than the page has, once one is wanted; undefined until they are here. */
export function useSamples(isWanted: boolean): Samples | 'failed' | undefined {
  const [found, setFound] = useState<Samples | 'failed'>();
  useEffect(() => {
    if (!isWanted) return;
    samples.load().then(
      (module) => setFound(module.referenceSamples),
      () => setFound('failed'),
    );
  }, [isWanted]);
  return found;
}
