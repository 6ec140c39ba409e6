import { startTransition, useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '#store/unsaved-work.ts';

/** State of a task. */
export type TaskState<Output> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'done'; output: Output }
  | { status: 'failed'; error: unknown };

/**
 * One asynchronous job at a time, for a tool that looks something up. While one runs, another start does
 * nothing: two quick presses are one. `reset` and leaving the page abandon it, so that no stale result is
 * ever shown. While it runs, or its result is there to be read, nobody but its visitor reloads the tab.
 * The press that starts it is on the screen before what it leads to.
 *
 * @param job gets a signal that aborts when its result is no longer wanted
 */
export function useAsync<Input, Output>(
  job: (input: Input, signal: AbortSignal) => Promise<Output>,
) {
  const [state, setState] = useState<TaskState<Output>>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  useUnsavedWork(state.status !== 'idle');

  async function start(input: Input): Promise<void> {
    if (running.current?.signal.aborted === false) return;
    const mine = new AbortController();
    running.current = mine;
    startTransition(() => setState({ status: 'busy' }));
    const end = await job(input, mine.signal).then(
      (output): TaskState<Output> => ({ status: 'done', output }),
      (error): TaskState<Output> => ({ status: 'failed', error }),
    );
    if (mine.signal.aborted) return;
    running.current = undefined;
    startTransition(() => setState(end));
  }

  function reset(): void {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, start, reset };
}
