import type { Endpoint } from '#content/types/endpoint.ts';

/** Statuses that a response may have, and what each of them means. */
export function ResponseTable({ responses }: { responses: Endpoint['responses'] }) {
  return (
    <table className="fields">
      <caption className="visually-hidden">Response statuses</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {responses.map(({ status, title, text }) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code>
            </th>
            <td>{title}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
