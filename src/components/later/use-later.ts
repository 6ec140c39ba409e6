import { useEffect, useState } from 'react';
import type { Later } from '#lib/later.ts';

/** A part that nobody has asked for, once it is here; undefined before that, and where it cannot be loaded. */
export function useLater<Part>(part: Later<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<Part>();
  useEffect(() => void part.run((arrived) => setLoaded(() => arrived)), [part]);
  return loaded;
}
