import { useDeferredValue } from 'react';
import { Icon } from '#components/Icon.tsx';
import { CountryList } from './CountryList.tsx';
import type { Option } from './search-countries.ts';
import { useCombobox } from './use-combobox.ts';
import * as words from './words/phone.ts';

interface CountrySelectProps {
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  disabled: boolean;
}

/** Chooses a country by typing its name, dial code or two letters, or from the list. */
export function CountrySelect({ options, chosen, onChoose, disabled }: CountrySelectProps) {
  const box = useCombobox(options, chosen, onChoose);
  const { isOpen, found, listId } = box;
  // A press or key is on the screen before the list that it leads to.
  const list = useDeferredValue(
    box.isListed && (
      <CountryList
        id={listId}
        found={found}
        active={box.active}
        chosen={chosen}
        optionId={box.optionId}
        onPick={box.pick}
      />
    ),
  );
  return (
    <div className="country">
      <input
        className="form-control country__field"
        role="combobox"
        aria-label={words.country}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={box.activeId}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={box.search ?? `+${chosen.dialCode} ${chosen.name}`}
        placeholder={chosen.name}
        onChange={({ target }) => box.type(target.value)}
        // Selected, so that the first key replaces the choice by a search.
        onFocus={({ target }) => target.select()}
        onClick={() => isOpen || box.open()}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      <Icon name="chevron-down" className="i-sm country__mark" />
      {isOpen && list}
      <span className="visually-hidden" role="status">
        {isOpen && box.search ? countOf(found.length) : ''}
      </span>
    </div>
  );
}

const countOf = (count: number) =>
  count === 0 ? words.noCountryFound : words.countriesFound(count);
