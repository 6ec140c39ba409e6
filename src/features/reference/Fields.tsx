import type { FieldRow, ReferenceLabels } from '#copy/types/reference.ts';

interface FieldsProps {
  /** Of what has the fields; `payments.create` makes `payments.create.amount`. */
  anchor: string;
  rows: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'required'>;
}

/** Fields with kinds and limits, each with an anchor; what an object holds is folded. */
export function Fields({ anchor, rows, labels }: FieldsProps) {
  return (
    <ul className="ref-fields">
      {rows.map(({ name, type, required, text, kinds = [] }) => {
        const id = `${anchor}.${name}`;
        return (
          <li key={id} id={id}>
            <p className="ref-fields__head">
              <code translate="no">{name}</code>
              <span className="ref-fields__type">{type}</span>
              {required && <span className="ref-fields__required">{labels.required}</span>}
            </p>
            {text && <p className="ref-fields__text">{text}</p>}
            {kinds.map((kind, place) => (
              <details key={kind.label} className="ref-fields__kind">
                <summary>
                  <code translate="no">{kind.label || name}</code>
                </summary>
                <Fields
                  anchor={kinds.length > 1 ? `${id}.${kind.label || place}` : id}
                  rows={kind.rows}
                  labels={labels}
                />
              </details>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
