import { HeadRow } from '#components/code/HeadRow.tsx';
import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { wordsTag } from '#words/language.ts';
import * as words from '#words/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** Index of the documented endpoints, and the files that describe them all. */
export function Endpoints({
  section,
  titleId,
}: {
  section: SectionOf<'endpoints'>;
  titleId: string;
}) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <table className="fields fields--calls">
        <caption className="visually-hidden" lang={wordsTag}>
          {words.endpoints}
        </caption>
        <HeadRow columns={[words.request, words.page, words.fields]} lang={wordsTag} />
        <tbody>
          {section.items.map(({ method, path, label, to, fields }) => (
            <tr key={`${method} ${path}`}>
              <th scope="row">
                <code translate="no">{`${method} ${path}`}</code>
              </th>
              <td>
                <Link to={to}>{label}</Link>
              </td>
              <td>{fields.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
