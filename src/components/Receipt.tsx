import type { Receipt as Copy } from '#copy/types/sections.ts';
import * as words from '#words/components.ts';
import * as sections from '#words/sections.ts';

/** A printed receipt with invented figures, labelled Sample. */
export function Receipt({ receipt: { title, subtitle, rows, total } }: { receipt: Copy }) {
  return (
    <div className="receipt-shadow">
      <div className="receipt">
        <div className="d-flex flex-wrap justify-content-between align-items-start mb-3">
          <div>
            <b>{title}</b>
            <small className="muted d-block">{subtitle}</small>
          </div>
          <span className="badge badge-plain">{words.sample}</span>
        </div>
        <table>
          <caption className="visually-hidden">{sections.sampleReceipt(title)}</caption>
          <tbody>
            {rows.map(({ label, note, value }) => (
              <tr key={label + (note ?? '')}>
                <th scope="row">
                  <span>{label}</span>
                  {note && <small>{note}</small>}
                </th>
                <td className="num">{value}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <b>{total.label}</b>
              </th>
              <td className="num">{total.value}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
