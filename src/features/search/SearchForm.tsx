import type { FormEvent, RefObject } from 'react';
import { Icon } from '#components/Icon.tsx';
import { prefix } from '#words/language.ts';
import * as words from '#words/search.ts';
import { MAX_QUERY_CHARACTERS } from './limits.ts';

interface SearchFormProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
}

/** The search box. It finds while one types; without scripts it asks the server for this page again. */
export function SearchForm({ input, query, onQuery, onSubmit }: SearchFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    // The keyboard of a phone lies over what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of old phones do not know <search>.
    <form
      action={`${prefix}/search`}
      className="search-box"
      role="search"
      aria-label={words.thisSite}
      onSubmit={submit}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        className="form-control"
        aria-label={words.query}
        placeholder={words.example}
        maxLength={MAX_QUERY_CHARACTERS}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <button type="submit" className="btn btn-primary">
        {words.search}
      </button>
    </form>
  );
}
