import { Icon } from '#components/Icon.tsx';
import type { Rights as Copy } from '#copy/types/head-picture.ts';

/** A table of who may do what: ticks and dashes, which are read out as words. */
export function Rights({ rights: { heading, columns, rows, legend } }: { rights: Copy }) {
  const [may, mayNot] = legend;
  return (
    <table>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, may: cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((yes, at) => (
              <td key={columns[at]}>
                {yes && <Icon name="check" />}
                <span className="visually-hidden">{yes ? may : mayNot}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
