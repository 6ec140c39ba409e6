import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#components/use-hydrated.ts';
import { ADDRESS_DELAY_MS, MAX_QUERY_CHARACTERS } from './limits.ts';

interface Query {
  query: string;
  change: (text: string) => void;
  /** Puts what is typed into the address at once. */
  keep: () => void;
}

/**
 * The query: what is typed, else what the address says. It goes into the address when typing rests, so
 * that Back, a reload and a sent link find it again.
 *
 * @param input its text is taken over where someone typed before the scripts ran
 */
export function useQuery(input: RefObject<HTMLInputElement | null>): Query {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = queryIn(search);
  const [typed, setTyped] = useState<string>();
  const written = useRef(asked);

  useEffect(() => {
    const before = input.current?.value;
    if (before) setTyped(before);
  }, [input]);

  // Another link to this page may have a different query, or none.
  useEffect(() => {
    if (written.current !== asked) setTyped(undefined);
    written.current = asked;
  }, [asked]);

  const keep = useCallback(() => {
    if (typed === undefined || typed === written.current) return;
    written.current = typed;
    navigate(
      { pathname, search: typed && `?${new URLSearchParams({ q: typed })}` },
      { replace: true },
    );
  }, [typed, pathname, navigate]);

  useEffect(() => {
    const here = location.pathname;
    // A link may have been pressed meanwhile, and its page be on its way.
    const timer = setTimeout(() => location.pathname === here && keep(), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  return { query: typed ?? (hydrated ? asked : ''), change: setTyped, keep };
}

const queryIn = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_CHARACTERS);
