import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
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
  const [recent] = useState(recentTools);
  const asked = useDeferredValue(query).trim();

  const { groups, terms, isNothing } = useMemo(() => {
    const found = asked && search ? search.find(asked) : undefined;
    const groups = found ? groupsFound(found) : [];
    const isNothing = found !== undefined && groups.length === 0;
    // What is asked for may still be on its way.
    const isEmpty = !asked || !search || isNothing;
    return {
      groups: isEmpty ? groupsAtFirst(search, tools, asked ? [] : recent) : groups,
      terms: found?.terms ?? [],
      isNothing,
    };
  }, [asked, search, tools, recent]);

  const choices = groups.flatMap((group) => group.choices);
  // Whoever types means the first line; whoever only looks, none.
  const active = choices.at(Math.min(reached ?? (asked ? 0 : -1), choices.length - 1));
  const isNone = reached === undefined && (!asked || isNothing);
  const activeChoice = isNone ? undefined : active;
  const optionId = (choice: Choice) => `${id}-${choices.indexOf(choice)}`;
  const activeId = activeChoice && optionId(activeChoice);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || choices.length === 0) return;
    const at = activeChoice ? choices.indexOf(activeChoice) : undefined;
    const next = {
      ArrowDown: at === undefined ? 0 : at + 1,
      ArrowUp: (at ?? 0) - 1,
    }[event.key];
    if (next !== undefined) setReached((next + choices.length) % choices.length);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  }

  return {
    query,
    type: (text: string) => {
      setQuery(text);
      setReached(undefined);
    },
    asked,
    groups,
    terms,
    isNothing,
    count: isNothing ? 0 : choices.length,
    listId: `${id}-list`,
    optionId,
    activeId,
    onKeyDown,
  };
}
