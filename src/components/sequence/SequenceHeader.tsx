import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import { Runs } from '#components/sections/Runs.tsx';
import type { Head } from '#copy/types/head.ts';
import type { Sequence as Copy } from '#copy/types/sequence.ts';
import { Sequence } from './Sequence.tsx';

/** Quiet head of a product that is calls: its words, and what can be run, next to the drawn sequence. */
export function SequenceHeader({ head, sequence }: { head: Head; sequence: Copy }) {
  return (
    <section className="page-head page-head--quiet page-head--tools">
      <div className="container sequence-head">
        <div>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1 tabIndex={-1}>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
          <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
        </div>
        <Sequence sequence={sequence} />
        {sequence.runs && <Runs section={sequence.runs} />}
      </div>
    </section>
  );
}
