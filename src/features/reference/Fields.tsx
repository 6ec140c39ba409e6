import type { FieldRow, ReferenceLabels } from '#content/types/reference.ts';

/** Fields with kinds and limits, each with an anchor; what an object holds is folded. */
export function Fields({
  rows,
  labels,
}: {
  rows: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'required'>;
}) {
  return (
    <ul className="ref-fields">
      {rows.map(({ id, name, type, required, text, kinds }) => (
        <li key={id} id={id}>
          <p className="ref-fields__head">
            <code translate="no">{name}</code>
            <span className="ref-fields__type">{type}</span>
            {required && <span className="ref-fields__required">{labels.required}</span>}
          </p>
          {text && <p className="ref-fields__text">{text}</p>}
          {kinds?.map((kind) => (
            <details key={kind.label} className="ref-fields__kind">
              <summary>
                <code translate="no">{kind.label || name}</code>
              </summary>
              <Fields rows={kind.rows} labels={labels} />
            </details>
          ))}
        </li>
      ))}
    </ul>
  );
}
