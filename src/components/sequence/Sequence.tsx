import { Icon } from '#components/Icon.tsx';
import type { Sequence as Copy, SequenceStep } from '#copy/types/sequence.ts';
import { wordsTag } from '#words/language.ts';
import * as words from '#words/sequence.ts';
import './sequence.scss';

/**
 * Draws who sends what to whom. Each step is a sentence next to its line; the line is thick for money and dashed for
 * an event. Those who do not see the lines hear from whom to whom they go.
 */
export function Sequence({
  sequence: { heading, parties, steps },
  headed = true,
}: {
  sequence: Copy;
  /** Whether the heading is in the drawing, and not above it. */
  headed?: boolean;
}) {
  const kinds = [...new Set(steps.map(({ kind }) => kind))];
  return (
    <div className="sequence">
      {headed && <h2>{heading}</h2>}
      <div className="sequence__rows">
        <ul className="sequence__parties" aria-hidden="true">
          {parties.map(({ icon, label }) => (
            <li key={label}>
              <span className="loop">
                <Icon name={icon} />
              </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <span
                className={`sequence__line sequence__line--${step.kind}`}
                data-from={step.from}
                data-to={step.to}
                aria-hidden="true"
              />
              <div>
                <h3>
                  <span className="visually-hidden" lang={wordsTag}>
                    {words.fromTo(
                      parties[step.from].label,
                      parties[step.to].label,
                      words.kinds[step.kind],
                    )}
                  </span>
                  <span>{step.title}</span>
                </h3>
                <Code step={step} />
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {kinds.length > 1 && (
        <ul className="sequence__key" lang={wordsTag} aria-hidden="true">
          {kinds.map((kind) => (
            <li key={kind}>
              <span className={`sequence__line sequence__line--${kind}`} />
              <span>{words.kinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Code({ step: { method, path, id } }: { step: SequenceStep }) {
  if (!path && !id) return null;
  return (
    <code translate="no">
      {method && <b>{`${method} `}</b>}
      <span>{path ?? id}</span>
    </code>
  );
}
