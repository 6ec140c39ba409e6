import type { EndpointField } from '#copy/types/endpoint.ts';
import { documentationTag, wordsTag } from '#words/language.ts';
import * as words from '#words/sections.ts';
import { HeadRow } from './HeadRow.tsx';

/**
 * Fields of a request's body, or other rows of name, kind and text; on phones each row is a separate block.
 */
export function FieldTable({
  fields,
  caption = words.fieldsTable,
  columns = [words.field, words.type, words.description],
}: {
  fields: readonly EndpointField[];
  caption?: string;
  columns?: readonly string[];
}) {
  return (
    <table className="fields">
      <caption className="visually-hidden" lang={wordsTag}>
        {caption}
      </caption>
      <HeadRow columns={columns} lang={wordsTag} />
      <tbody lang={documentationTag}>
        {fields.map(({ name, type, text }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td>{type}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
