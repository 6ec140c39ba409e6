import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { Head } from '#copy/types/head.ts';
import * as words from '#words/components.ts';

/** Head of a page that begins with something to work with: the way back, a heading and a sentence. */
export function CompactHeader({ head }: { head: Head }) {
  const parent = head.crumbs.filter(({ to }) => to).pop();
  return (
    <section className="page-head page-head--compact">
      <div className="container">
        <Link className="page-head__back" to={parent?.to ?? '/'}>
          <Icon name="chevron-down" />
          <span>{parent?.label ?? words.home}</span>
        </Link>
        <h1 tabIndex={-1}>{head.heading}</h1>
        <p className="lead">{head.lead}</p>
      </div>
    </section>
  );
}
