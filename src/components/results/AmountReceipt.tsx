import type { Elements } from '#components/elements.ts';
import * as words from '#words/components.ts';

interface AmountReceiptProps {
  title: string;
  /** The amount that was asked for. */
  figure: string;
  badge?: string;
  rows: readonly { label: string; value: string }[];
  /** Of the title, where the page has no heading between it and its own. */
  heading?: 'h2';
  /** What is to be known about the amounts. */
  children: Elements;
}

/** What a calculator found, as a printed receipt. */
export function AmountReceipt(props: AmountReceiptProps) {
  const { title, figure, badge, rows, heading: Heading = 'h3', children } = props;
  return (
    <section className="receipt-shadow" aria-label={words.result}>
      <div className="receipt">
        <div className="d-flex flex-wrap justify-content-between align-items-start">
          <Heading className="h5 mb-1">{title}</Heading>
          {badge && <span className="badge badge-plain">{badge}</span>}
        </div>
        <p className="metric__value num mb-2" translate="no">
          {figure}
        </p>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num" translate="no">
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </section>
  );
}
