import { type MouseEvent, useDeferredValue, useLayoutEffect } from 'react';
import { CountryOption } from './CountryOption.tsx';
import type { Option } from './search-countries.ts';
import * as words from './words/phone.ts';

/** Lines that are rendered at once; a list shows six, the active one last where it is far down. */
const LINES_AT_ONCE = 7;

interface CountryListProps {
  id: string;
  found: readonly Option[];
  /** Place of the active line in `found`. */
  active: number;
  chosen: Option;
  optionId: (option: Option) => string;
  onPick: (option: Option) => void;
}

/**
 * The open list of countries. The lines that are seen are rendered first, the other two hundred when the
 * device has time.
 */
export function CountryList(props: CountryListProps) {
  const { id, found, active, chosen, optionId, onPick } = props;
  const from = Math.max(0, active - LINES_AT_ONCE + 2);
  const rendered = useDeferredValue(found, found.slice(from, from + LINES_AT_ONCE));
  const activeOption = found[active];
  const activeId = activeOption && optionId(activeOption);

  // Once all lines are there: those that come above the active one move it. Before they are seen: a list that moved
  // later would take a line from under a press.
  useLayoutEffect(() => {
    if (activeId && rendered === found)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, rendered, found]);

  function pick({ target }: MouseEvent): void {
    const line = (target as Element).closest('[role="option"]');
    const option = rendered.find((each) => optionId(each) === line?.id);
    if (option) onPick(option);
  }

  return (
    <div className="country__panel">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys. */}
      <div
        className="country__list"
        role="listbox"
        id={id}
        aria-label={words.countries}
        tabIndex={-1}
        // A press must not take the focus from the field, which would close the list.
        onMouseDown={(event) => event.preventDefault()}
        onClick={pick}
      >
        {rendered.map((option) => (
          <CountryOption
            key={option.region}
            id={optionId(option)}
            option={option}
            isChosen={option === chosen}
            isActive={option === activeOption}
          />
        ))}
      </div>
      {found.length === 0 && <p className="country__none">{words.noCountryFound}</p>}
    </div>
  );
}
