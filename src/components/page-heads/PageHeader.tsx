import type { ReactElement } from 'react';
import { Said } from '#components/Said.tsx';
import type { Head } from '#copy/types/head.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { HeadActions } from './HeadActions.tsx';

type Child = ReactElement | false | undefined;

/** Quiet head of API, legal and account pages: its words, next to a picture; below the words, what can be run. */
export function PageHeader({ head, children }: { head: Head; children?: Child | Child[] }) {
  return (
    <section className="page-head page-head--quiet">
      <div className="container page-head__beside">
        <div>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1 tabIndex={-1}>{head.heading}</h1>
          <p className="lead">
            <Said text={head.lead} />
          </p>
          <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
        </div>
        {children}
      </div>
    </section>
  );
}
