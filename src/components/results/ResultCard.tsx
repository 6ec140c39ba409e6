import { Fragment, type ReactNode } from 'react';
import type { Elements } from '#components/elements.ts';
import * as words from '#words/components.ts';
import { isVerbatim } from './is-verbatim.ts';

/** A word on a tint. Never colour alone. */
export interface Badge {
  tone: 'success' | 'danger' | 'plain';
  text: string;
}

interface Row {
  label: string;
  value: ReactNode;
}

interface ResultCardProps {
  title: string;
  badge?: Badge;
  /** Replaces title and badge. */
  head?: Elements;
  /** Whether what it holds is made up. A ribbon says so, once. */
  isSample?: boolean;
  rows: readonly Row[];
  children?: Elements;
}

/** What a tool found, in pairs. Put it into an element with `role="status"` that is there before it. */
export function ResultCard(props: ResultCardProps) {
  const { title, badge, head, isSample, rows, children } = props;
  return (
    <section className={`panel form-card${isSample ? ' has-ribbon' : ''}`} aria-label={title}>
      {isSample && <span className="ribbon">{words.sample}</span>}
      {head ?? (
        <div className="result-head">
          <h2 className="h4">{title}</h2>
          {badge && <span className={`badge badge-${badge.tone}`}>{badge.text}</span>}
        </div>
      )}
      <Pairs rows={rows} />
      {children}
    </section>
  );
}

const Pairs = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="kv">
    {rows.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd translate={isVerbatim(value) ? 'no' : undefined}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
