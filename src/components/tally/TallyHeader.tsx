import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import type { Head } from '#copy/types/head.ts';
import type { Tally as Copy } from '#copy/types/tally.ts';
import { Tally } from './Tally.tsx';

/** Quiet head of a page that lists: its words, next to how much there is of each kind. */
export function TallyHeader({ head, tally }: { head: Head; tally: Copy }) {
  return (
    <section className="page-head page-head--quiet page-head--tools">
      <div className="container tally-head">
        <div>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1 tabIndex={-1}>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
          <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
        </div>
        <Tally tally={tally} />
      </div>
    </section>
  );
}
