import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { Head } from '#copy/types/head.ts';
import * as words from '#words/components.ts';

const HOME = { label: words.home, to: '/' } as const;

/** Compact head of a tool's page: on a phone the tool itself begins on the first screen. */
export function ToolHead({ head: { heading, lead, crumbs } }: { head: Head }) {
  const { label, to = HOME.to } = crumbs.at(-2) ?? HOME;
  return (
    <section className="tool-head">
      <div className="container">
        <Link className="tool-head__back" to={to}>
          <Icon name="chevron-down" className="i-sm" />
          <span>{label}</span>
        </Link>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{lead}</p>
      </div>
    </section>
  );
}
