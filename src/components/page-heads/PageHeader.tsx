import type { Head } from '#copy/types/head.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { HeadActions } from './HeadActions.tsx';

/** Quiet head of API, tool, legal and account pages. */
export function PageHeader({ head }: { head: Head }) {
  return (
    <section className="page-head page-head--quiet">
      <div className="container">
        <Breadcrumbs crumbs={head.crumbs} />
        <h1 tabIndex={-1}>{head.heading}</h1>
        <p className="lead">{head.lead}</p>
        <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
      </div>
    </section>
  );
}
