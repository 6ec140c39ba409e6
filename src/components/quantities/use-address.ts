import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** A number rests that long before it is in the address: Safari allows 100 changes in 30 seconds. */
const REST_MS = 400;

/** What a field takes from an address at most. */
const MAX_CHARACTERS = 20;

/**
 * Keeps a calculator's input in the address, so that Back, a reload, a bookmark and a shared link find
 * it again. Others' words in an address reach the fields as if they were typed.
 *
 * @param asked what was read, by the names of the fields; undefined while something cannot be read. Nothing personal
 * @param start what the calculator begins with, which needs no words in an address
 * @param take puts what the address says into the fields; gets only those that it names
 */
export function useAddress<Field extends string>(
  asked: Readonly<Record<Field, string>> | undefined,
  start: Readonly<Record<Field, string>>,
  take: (found: Partial<Record<Field, string>>) => void,
): void {
  const query = asked && String(new URLSearchParams(differing(asked, start)));
  const written = useRef(query);
  const first = useRef({ start, take });

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const found = Object.keys(first.current.start).flatMap((field) => {
      const text = query.get(field);
      return text ? [[field, grouped(text.slice(0, MAX_CHARACTERS))]] : [];
    });
    if (found.length === 0) return;
    // It is there already.
    written.current = location.search.slice(1);
    first.current.take(Object.fromEntries(found));
  }, []);

  const navigate = useNavigate();
  useEffect(() => {
    if (query === undefined || query === written.current) return;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // A link was pressed meanwhile, and its page is on its way.
      if (location.pathname !== pathname) return;
      written.current = query;
      // By the router, so that the links to other languages lead to the same question.
      navigate({ search: query, hash: location.hash }, { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [query, navigate]);
}

/** A plain number as the field itself would write it. */
const grouped = (text: string) =>
  /^\d+(\.\d+)?$/.test(text)
    ? Number(text).toLocaleString('en-IN', { maximumFractionDigits: 2 })
    : text;

const differing = (
  asked: Readonly<Record<string, string>>,
  start: Readonly<Record<string, string>>,
) => Object.fromEntries(Object.entries(asked).filter(([field, text]) => text !== start[field]));
