import { memo } from 'react';
import type { Option } from './search-countries.ts';

interface CountryOptionProps {
  option: Option;
  id: string;
  isChosen: boolean;
  isActive: boolean;
}

/** A line of the list of countries, re-rendered only when it changes. The list itself handles the click. */
export const CountryOption = memo(function CountryOption(props: CountryOptionProps) {
  const { option, id, isChosen, isActive } = props;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={isActive ? 'is-active' : undefined}
    >
      <bdi>{option.name}</bdi> <span>{`+${option.dialCode}`}</span>
    </div>
  );
});
