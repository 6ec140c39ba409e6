import { useContext } from 'react';
import { CodeText } from '#components/code/CodeText.tsx';
import { RunContext } from '#components/code/run-context.ts';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { FieldRow, ReferenceCall, ReferenceLabels } from '#copy/types/reference.ts';
import { CallSample } from './CallSample.tsx';
import { Fields } from './Fields.tsx';

interface CallProps {
  calls: readonly ReferenceCall[];
  at: number;
  labels: ReferenceLabels;
}

/**
 * One call: what it does, its sample, answer and a run of it, then what it takes; next to the sample where both have
 * room. The next call is a press away.
 */
export function Call({ calls, at, labels }: CallProps) {
  const Run = useContext(RunContext);
  const call = calls[at] as ReferenceCall;
  const titleId = `${call.id}-title`;
  const tables: readonly (readonly [string, readonly FieldRow[]])[] = [
    [labels.headers, call.headers],
    [labels.query, call.query],
    [labels.body, call.body],
  ];
  return (
    <section className="ref-call" id={call.id} aria-labelledby={titleId}>
      <div className="ref-call__text">
        <Step calls={calls} at={at} labels={labels} />
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
      <div className="ref-call__text">
        {tables.map(
          ([heading, rows]) =>
            rows.length > 0 && (
              <div key={heading}>
                <h3>{heading}</h3>
                <Fields anchor={call.id} rows={rows} labels={labels} />
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
        {call.problems.length > 0 && (
          <>
            <h3>{labels.problems}</h3>
            <p className="ref-call__facts">
              {call.problems.map((code) => (
                <a key={code} href="#errors">
                  <code translate="no">{code}</code>
                </a>
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** The way to the next call, at the same place of each: so a second press leads to the one after. */
function Step({ calls, at, labels }: CallProps) {
  const next = calls[at + 1];
  return (
    <p className="ref-step">
      <span>{`${at + 1} / ${calls.length}`}</span>
      {next && (
        <a href={`#${next.id}`} aria-label={`${labels.next}: ${next.title}`}>
          <Icon name="chevron-down" />
        </a>
      )}
    </p>
  );
}
