import { useId } from 'react';
import { isVerbatim } from '#components/results/is-verbatim.ts';
import type { DocumentSpecimen } from '#copy/types/document.ts';

const asIs = (text: string) => (isVerbatim(text) ? 'no' : undefined);

/** What each part of a document's number says. */
export function Parts({ document: { heading, parts } }: { document: DocumentSpecimen }) {
  const id = useId();
  return (
    <aside className="specimen-parts" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl>
        {parts.map(({ characters, name, means }) => (
          <div key={name}>
            <dt translate="no">{characters}</dt>
            <dd>
              <b translate={asIs(name)}>{name}</b>
              {means && <span translate={asIs(means)}>{` ${means}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
