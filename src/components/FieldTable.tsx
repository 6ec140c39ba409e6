import type { Endpoint } from '#content/types/endpoint.ts';

/** Fields of a request's body; each field stands as a block of its own on phones. */
export function FieldTable({ fields }: { fields: Endpoint['fields'] }) {
  return (
    <table className="fields">
      <caption className="visually-hidden">Fields of the request body</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
