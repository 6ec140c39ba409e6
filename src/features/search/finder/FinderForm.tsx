import { type FormEvent, type RefObject, useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { MAX_QUERY_CHARACTERS } from '#features/search/limits.ts';
import * as said from '#features/search/words/finder.ts';
import { wordsTag } from '#words/language.ts';

interface FinderFormProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
}

/** The field of a search within a page, which finds while one types. It needs scripts. */
export function FinderForm({ input, query, onQuery, onSubmit }: FinderFormProps) {
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    // The keyboard of a phone lies over what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of old phones do not know <search>.
    <form
      className="finder__form"
      role="search"
      aria-label={said.label}
      lang={wordsTag}
      onSubmit={submit}
    >
      <label className="form-label" htmlFor={id}>
        {said.label}
      </label>
      <div className="search-box">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          className="form-control"
          maxLength={MAX_QUERY_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
    </form>
  );
}
