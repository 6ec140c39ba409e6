import { useId, useState } from 'react';
import { Link } from '#components/Link.tsx';
import type { ReferenceIndex, ReferenceLabels } from '#copy/types/reference.ts';
import { later } from '#lib/later.ts';
import { findInReference } from './find.ts';

const referenceIndex = later(() => import('./reference-index.ts'), { pack: 'api' });

export interface FindProps {
  labels: ReferenceLabels['find'];
  onChosen: () => void;
}

/** A search of the reference alone, whose index comes when the field is entered. */
export default function Find({ labels, onChosen }: FindProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<ReferenceIndex | 'failed'>();
  const found = index && index !== 'failed' ? findInReference(index, query) : [];

  const load = () => {
    if (index && index !== 'failed') return;
    referenceIndex.load().then(
      (loaded) => setIndex(loaded.referenceIndex),
      () => setIndex('failed'),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browsers of old phones do not know <search>.
    <div role="search">
      <label className="form-label" htmlFor={id}>
        {labels.label}
      </label>
      <input
        type="search"
        id={id}
        className="form-control"
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onFocus={load}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="form-text" id={`${id}-hint`} role="status">
        {index === 'failed'
          ? labels.failed
          : query && index && found.length === 0
            ? labels.none
            : labels.hint}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ label, detail, to }) => (
            <li key={to}>
              <Link to={to} onClick={onChosen}>
                <span>{label}</span> <small>{detail}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
