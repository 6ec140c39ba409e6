import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { isComposing } from '#lib/is-composing.ts';
import { recentTools } from '#store/recent-tools.ts';
import { type Choice, groupsAtFirst, groupsFound, type MenuTool } from './choices.ts';
import type { Search } from './make-search.ts';

/**
 * What the dialog offers for what is typed, and which line the keys have reached. The focus stays in the field,
 * after the combobox of the ARIA Authoring Practices.
 */
export function useChoices(search: Search | undefined, tools: readonly MenuTool[]) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState<number>();
  const [isWanted, want] = useState(false);
  const [recent] = useState(recentTools);
  const asked = useDeferredValue(query).trim();

  const { groups, terms, isNothing, isFound } = useMemo(() => {
    const found = asked && search ? search.find(asked) : undefined;
    const groups = found ? groupsFound(found) : [];
    const isNothing = found !== undefined && groups.length === 0;
    const isFound = groups.length > 0;
    return {
      groups: isFound ? groups : groupsAtFirst(search, tools, asked ? [] : recent),
      terms: found?.terms ?? [],
      isNothing,
      isFound,
    };
  }, [asked, search, tools, recent]);

  const choices = groups.flatMap((group) => group.choices);
  // After typing, the first line is selected; before, none.
  const at = reached ?? (isFound ? 0 : undefined);
  const active = at === undefined ? undefined : choices[Math.min(at, choices.length - 1)];
  const optionId = (choice: Choice) => `${id}-${choices.indexOf(choice)}`;
  const activeId = active && optionId(active);
  const isSettled =
    asked === query.trim() && (!asked || reached !== undefined || search !== undefined);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // If Enter comes before the results, it applies to them when they arrive.
  useEffect(() => {
    if (!isWanted || !isSettled) return;
    want(false);
    if (activeId) document.getElementById(activeId)?.click();
  }, [isWanted, isSettled, activeId]);

  // Enter and Go: on Android each word is a composition, whose Enter is a key that means nothing.
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (choices.length > 0 && query.trim() + (activeId ?? '') !== '') want(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || choices.length === 0) return;
    const next = {
      ArrowDown: at === undefined ? 0 : at + 1,
      ArrowUp: (at ?? 0) - 1,
    }[event.key];
    if (next === undefined) return;
    setReached((next + choices.length) % choices.length);
    event.preventDefault();
  }

  return {
    query,
    type: (text: string) => {
      setQuery(text);
      setReached(undefined);
      want(false);
    },
    asked,
    groups,
    terms,
    isNothing,
    count: isFound ? choices.length : 0,
    listId: `${id}-list`,
    optionId,
    activeId,
    onKeyDown,
    onSubmit,
  };
}
