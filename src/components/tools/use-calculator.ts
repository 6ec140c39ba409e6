import { useCallback, useDeferredValue, useRef, useState } from 'react';

/**
 * A calculator that works out its result while its fields are changed. `rested` are their texts a moment later, so that
 * a slider or a key never waits for what is worked out.
 */
export function useCalculator<Texts extends object>(start: () => Texts) {
  const [texts, setTexts] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const rested = useDeferredValue(texts);
  const change = useCallback(
    (field: string, text: string) => setTexts((now) => ({ ...now, [field]: text })),
    [],
  );

  // On a phone the result is above the samples, and may be out of sight.
  function pick({ values }: { values: Texts }): void {
    setTexts(values);
    result.current?.scrollIntoView({ block: 'nearest' });
  }

  return { texts, setTexts, change, rested, form, result, pick };
}
