import { useContext } from 'react';
import { CodeText } from '#components/code/CodeText.tsx';
import { RunContext } from '#components/code/run-context.ts';
import { Link } from '#components/Link.tsx';
import type { FieldRow, ReferenceCall, ReferenceLabels } from '#content/types/reference.ts';
import { CallSample } from './CallSample.tsx';
import { Fields } from './Fields.tsx';

/** One call: what it does and takes beside its sample, its answer, and a run of it. */
export function Call({ call, labels }: { call: ReferenceCall; labels: ReferenceLabels }) {
  const Run = useContext(RunContext);
  const titleId = `${call.id}-title`;
  const tables: readonly (readonly [string, readonly FieldRow[]])[] = [
    [labels.headers, call.headers],
    [labels.query, call.query],
    [labels.body, call.body],
  ];
  return (
    <section className="ref-call" id={call.id} aria-labelledby={titleId}>
      <div className="ref-call__text">
        <h2 id={titleId}>{call.title}</h2>
        <p className="ref-call__path">
          <span className={`ref-verb ref-verb--${call.method.toLowerCase()}`}>{call.method}</span>
          <code translate="no">{call.path}</code>
        </p>
        <p>{call.text}</p>
        {call.caution && <p className="ref-call__caution">{call.caution}</p>}
        <p className="ref-call__facts">
          <span>
            <span>{labels.scope}</span> <code translate="no">{call.scope}</code>
          </span>
          {call.page && <Link to={call.page}>{labels.page}</Link>}
        </p>
        {tables.map(
          ([heading, rows]) =>
            rows.length > 0 && (
              <div key={heading}>
                <h3>{heading}</h3>
                <Fields rows={rows} labels={labels} />
              </div>
            ),
        )}
        <h3>{labels.returns}</h3>
        <p className="ref-call__facts">
          <code translate="no">{call.status}</code>
          {call.returns && <span>{call.returns}</span>}
          {call.object && (
            <a href={`#${call.object}`}>
              <code translate="no">{call.object}</code>
            </a>
          )}
        </p>
        <h3>{labels.problems}</h3>
        <ul className="ref-problems">
          {call.problems.map((code) => (
            <li key={code}>
              <Link to={`/apis/apiRefrence#problem.${code}`}>
                <code translate="no">{code}</code>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="ref-call__code">
        <CallSample call={call} labels={labels} />
        {call.example && (
          <section className="code" aria-label={`${labels.answer}: ${call.title}`}>
            <div className="code__bar">
              <span className="code__path">{labels.answer}</span>
              <span className="code__verb">{call.status}</span>
            </div>
            <CodeText>{call.example}</CodeText>
          </section>
        )}
        {Run && <Run id={call.id} />}
      </div>
    </section>
  );
}
