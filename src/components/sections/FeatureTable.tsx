import { Link } from '#components/Link.tsx';
import type { TableOfFeatures } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** Features side by side: a line each, with what they cost or earn under the names of the columns. */
export function FeatureTable({
  section: { names, items, ...head },
  titleId,
}: {
  section: TableOfFeatures;
  titleId: string;
}) {
  return (
    <>
      <SectionHead head={head} titleId={titleId} />
      <table className="compared" aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, text, to, cells }) => (
            <tr key={title}>
              <th scope="row">
                <h3>{to ? <Link to={to}>{title}</Link> : <span>{title}</span>}</h3>
                <p>{text}</p>
              </th>
              {names.map((name, at) => (
                <td key={name} data-column={name}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
