import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

const read = (name: string): string | undefined => history.state?.kept?.[name];

function write(name: string, value: string): void {
  const { state } = history;
  history.replaceState({ ...state, kept: { ...state?.kept, [name]: value } }, '');
}

/**
 * What a visitor chose in a page, such as the question that is open: kept with the step of the history, so that Back,
 * Forward and a reload find it again, and a new visit to the page does not. Not for what is typed: Safari allows 100
 * changes in 30 seconds.
 *
 * @param name unique within the page
 */
export function useKeptInStep(name: string, start: string): [string, (value: string) => void] {
  const location = useLocation();
  const hydrated = useHydrated();
  const [value, setValue] = useState(() => (hydrated ? read(name) : undefined) ?? start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step of the same page has its own.
  useLayoutEffect(() => {
    const kept = read(name);
    if (kept !== undefined) setValue(kept);
    else if (value !== start) write(name, value);
  }, [name, start, value, location]);

  const choose = (chosen: string) => {
    write(name, chosen);
    setValue(chosen);
  };
  return [value, choose];
}
