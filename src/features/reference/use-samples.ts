import { useEffect, useState } from 'react';
import type { referenceSamples } from './reference-samples.ts';

type Samples = typeof referenceSamples;

/** Samples in other languages than the page has, once one is wanted; undefined until they are here. */
export function useSamples(isWanted: boolean): Samples | 'failed' | undefined {
  const [samples, setSamples] = useState<Samples | 'failed'>();
  useEffect(() => {
    if (!isWanted) return;
    import('./reference-samples.ts').then(
      (module) => setSamples(module.referenceSamples),
      () => setSamples('failed'),
    );
  }, [isWanted]);
  return samples;
}
