import type { Endpoint } from '#copy/types/endpoint.ts';
import { documentationTag } from '#words/language.ts';
import * as words from '#words/responses.ts';

/** Statuses that a response may have, and what each of them means. */
export function ResponseTable({ responses }: { responses: Endpoint['responses'] }) {
  return (
    <table className="fields">
      <caption className="visually-hidden">{words.statuses}</caption>
      <thead>
        <tr>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody lang={documentationTag}>
        {responses.map(({ status, title, text }) => (
          <tr key={status}>
            <th scope="row">
              <code translate="no">{status}</code>
            </th>
            <td>{title}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
