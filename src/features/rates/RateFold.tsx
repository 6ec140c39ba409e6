import { CheckList } from '#components/CheckList.tsx';
import { HeadRow } from '#components/code/HeadRow.tsx';
import { Icon } from '#components/Icon.tsx';
import { Said } from '#components/Said.tsx';
import type { RateTable } from '#copy/types/sections.ts';

/**
 * One table, folded. Its anchors are within what is folded, so that a link to one opens it, without scripts too. A
 * browser that searches the page finds what is in it.
 */
export function RateFold({ table }: { table: RateTable }) {
  const { id, heading, intro, columns } = table;
  return (
    <details className="rate-fold">
      <summary>
        <h3>{heading}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div id={id}>
        {intro && <p>{intro}</p>}
        {columns.length > 0 ? <Lines {...table} /> : <CheckList items={table.lines.flat()} />}
      </div>
    </details>
  );
}

/** On a phone each line is a card, whose values say themselves what they are. The search leads to their anchors. */
function Lines({ id, heading, columns, lines }: RateTable) {
  return (
    <table className="fields rates">
      <caption className="visually-hidden">{heading}</caption>
      <HeadRow columns={columns} />
      <tbody>
        {lines.map(([name, ...values], place) => (
          <tr key={name} id={`${id}-${place + 1}`}>
            <th scope="row">{name && <Said text={name} />}</th>
            {values.map((value, at) => (
              <td key={columns[at + 1]} data-column={columns[at + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
