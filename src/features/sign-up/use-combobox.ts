import { type KeyboardEvent, startTransition, useId, useMemo, useState } from 'react';
import { isComposing } from '#lib/is-composing.ts';
import { type Option, searchCountries } from './search-countries.ts';

/**
 * State and keys of the country list, after the editable combobox of the ARIA Authoring Practices. While
 * it is open the field holds the search; closed it shows the choice.
 */
export function useCombobox(
  options: readonly Option[],
  chosen: Option,
  choose: (option: Option) => void,
) {
  const id = useId();
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  // The press that opens the list is on the screen before the list is rendered.
  const [isListed, setListed] = useState(false);
  const isOpen = search !== undefined;
  const found = useMemo(
    () => (search === undefined ? [] : searchCountries(options, search)),
    [options, search],
  );

  function close(): void {
    setSearch(undefined);
    setListed(false);
  }

  function show(text: string, activeLine: number): void {
    setSearch(text);
    setActive(activeLine);
    startTransition(() => setListed(true));
  }

  const open = () => show('', Math.max(0, options.indexOf(chosen)));
  const type = (text: string) => show(text, 0);

  function pick(option: Option | undefined): void {
    if (option) choose(option);
    close();
  }

  function move(to: number): void {
    const count = found.length;
    if (count > 0) setActive((to + count) % count);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const key = isOpen ? keys[event.key] : closedKeys[event.key];
    if (!key || isComposing(event)) return;
    key();
    if (event.key !== 'Tab') event.preventDefault();
  }

  const closedKeys: Record<string, () => void> = { ArrowDown: open, ArrowUp: open };

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Home: () => move(0),
    End: () => move(found.length - 1),
    Enter: () => pick(found[active]),
    // After a search, leaving the field takes the result; without one it changes nothing.
    Tab: () => pick(search ? found[active] : undefined),
    Escape: close,
  };

  const optionId = (option: Option) => `${id}-${option.region}`;
  const activeOption = found[active];
  return {
    search,
    isOpen,
    isListed,
    found,
    active,
    activeId: activeOption && optionId(activeOption),
    listId: `${id}-list`,
    optionId,
    open,
    close,
    type,
    pick,
    onKeyDown,
  };
}
