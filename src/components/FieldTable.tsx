import type { EndpointField } from '#content/types/endpoint.ts';

/** Fields of a request's body or its headers; each stands as a block of its own on phones. */
export function FieldTable({
  fields,
  caption = 'Fields of the request body',
}: {
  fields: readonly EndpointField[];
  caption?: string;
}) {
  return (
    <table className="fields">
      <caption className="visually-hidden">{caption}</caption>
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
