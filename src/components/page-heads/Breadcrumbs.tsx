import { useId } from 'react';
import { Link } from '#components/Link.tsx';
import type { Head } from '#copy/types/head.ts';
import * as words from '#words/components.ts';
import { wordsTag } from '#words/language.ts';

/** Way from the home page to this one. The last crumb is this page and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Head['crumbs'] }) {
  const name = useId();
  return (
    <nav aria-labelledby={name}>
      {/* An attribute would be in the language of the page, which may be another one than that of these words. */}
      <span id={name} lang={wordsTag} hidden>
        {words.breadcrumb}
      </span>
      <ol className="breadcrumb">
        <li className="breadcrumb-item" lang={wordsTag}>
          <Link to="/">{words.home}</Link>
        </li>
        {crumbs.map(({ label, to }, i) =>
          i < crumbs.length - 1 && to ? (
            <li key={label} className="breadcrumb-item">
              <Link to={to}>{label}</Link>
            </li>
          ) : (
            <li key={label} className="breadcrumb-item active" aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
