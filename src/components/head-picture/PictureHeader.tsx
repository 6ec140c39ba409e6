import type { ReactElement } from 'react';
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import type { Head } from '#copy/types/head.ts';

/** Quiet head of a page with a picture of its own: its words, next to it. */
export function PictureHeader({ head, children }: { head: Head; children: ReactElement }) {
  return (
    <section className="page-head page-head--quiet page-head--tools">
      <div className="container picture-head">
        <div>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1 tabIndex={-1}>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
          <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
        </div>
        {children}
      </div>
    </section>
  );
}
