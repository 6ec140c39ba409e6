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
 * @param asked what the address asks for, until something is chosen
 */
export function useKeptInStep(
  name: string,
  start: string,
  asked?: string,
): [string, (value: string) => void] {
  const location = useLocation();
  const hydrated = useHydrated();
  const [value, setValue] = useState(() => (hydrated ? read(name) : undefined) ?? start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step of the same page has its own.
  useLayoutEffect(() => {
    const wanted = read(name) ?? asked;
    if (wanted !== undefined) setValue(wanted);
    else if (value !== start) write(name, value);
  }, [name, start, asked, value, location]);

  const choose = (chosen: string) => {
    write(name, chosen);
    setValue(chosen);
  };
  return [value, choose];
}
