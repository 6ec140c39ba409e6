import { Fragment, type ReactNode } from 'react';

/** A word on a tint. Colour never stands alone. */
export interface Badge {
  tone: 'success' | 'danger' | 'plain';
  text: string;
}

interface ResultCardProps {
  title: string;
  badge?: Badge;
  rows: readonly { label: string; value: ReactNode }[];
  children?: ReactNode;
}

/** What a tool found, in pairs. Put it into an element with `role="status"` that is there before it. */
export function ResultCard({ title, badge, rows, children }: ResultCardProps) {
  return (
    <section className="panel form-card" aria-label={title}>
      <div className="result-head">
        <h2 className="h4">{title}</h2>
        {badge && <span className={`badge badge-${badge.tone}`}>{badge.text}</span>}
      </div>
      <dl className="kv">
        {rows.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </section>
  );
}
