import { useEffect } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Option } from './search-countries.ts';
import { useCombobox } from './use-combobox.ts';

interface CountrySelectProps {
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  disabled: boolean;
}

/** Chooses a country by typing its name, dial code or two letters, or from the list. */
export function CountrySelect({ options, chosen, onChoose, disabled }: CountrySelectProps) {
  const box = useCombobox(options, chosen, onChoose);
  const { isOpen, found, activeId } = box;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className="country">
      <input
        className="form-control country__field"
        role="combobox"
        aria-label="Country"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={box.listId}
        aria-activedescendant={activeId}
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
      {isOpen && (
        <div className="country__panel">
          <div
            className="country__list"
            role="listbox"
            id={box.listId}
            aria-label="Countries"
            tabIndex={-1}
            // A press must not take the focus from the field, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            {found.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys.
              <div
                key={option.region}
                id={box.optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={option === box.activeOption ? 'is-active' : undefined}
                onClick={() => box.pick(option)}
              >
                {option.name} <span>+{option.dialCode}</span>
              </div>
            ))}
          </div>
          {found.length === 0 && <p className="country__none">No country found.</p>}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && box.search ? countOf(found.length) : ''}
      </span>
    </div>
  );
}

const countOf = (count: number) =>
  count === 0 ? 'No country found.' : `${count} ${count === 1 ? 'country' : 'countries'} found.`;
