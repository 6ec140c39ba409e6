import { useCallback, useEffect, useState } from 'react';
import { useUpdate } from '#store/update-status.ts';
import { canKeepPages, readHolding } from './read-holding.ts';
import { type ReadyState, stateOf } from './ready-state.ts';

/** While pages are fetched they are counted again and again. */
const POLL_MS = 500;
/** The rest comes more slowly, in the background. */
const REST_POLL_MS = 3_000;
/** The worker is registered once a page is idle; before that, nothing kept means nothing. */
const UNTIL_NONE_MS = 10_000;

/**
 * What the cache holds, read when the page has opened and until it does not change any more; and how to read it again.
 */
export function useReadyState(): [state: ReadyState, readAgain: () => void] {
  const [state, setState] = useState<ReadyState>({ is: 'unknown' });
  const [turn, setTurn] = useState(0);
  const isRetried = useUpdate(({ installNow }) => installNow !== undefined);
  const readAgain = useCallback(() => setTurn((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again
  useEffect(() => {
    if (!canKeepPages()) return setState({ is: 'absent' });
    const opened = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    async function look(): Promise<void> {
      const read = await readHolding().then(
        (reading) => stateOf(reading, isRetried),
        (): ReadyState => ({ is: 'absent' }),
      );
      if (left) return;
      const isEarly = read.is === 'none' && performance.now() - opened < UNTIL_NONE_MS;
      if (!isEarly) setState(read);
      if (isEarly || read.is === 'getting') timer = setTimeout(look, POLL_MS);
      else if (isComing(read)) timer = setTimeout(look, REST_POLL_MS);
    }
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turn, isRetried]);
  return [state, readAgain];
}

const isComing = (state: ReadyState): boolean =>
  state.is === 'ready' && state.kept < state.pages && !state.refusal;
