import type { ReactElement } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { Head } from '#copy/types/head.ts';
import * as words from '#words/components.ts';

const HOME = { label: words.home, to: '/' } as const;

/**
 * Compact head of a page that begins with something to work with, on the first screen of a phone too: the way back, a
 * heading and a sentence, next to a picture if there is one.
 */
export function ToolHead({
  head: { heading, lead, crumbs },
  children,
}: {
  head: Head;
  children?: ReactElement | false;
}) {
  const { label, to = HOME.to } = crumbs.at(-2) ?? HOME;
  return (
    <section className="tool-head">
      <div className="container page-head__beside">
        <div>
          <Link className="tool-head__back" to={to}>
            <Icon name="chevron-down" className="i-sm" />
            <span>{label}</span>
          </Link>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
