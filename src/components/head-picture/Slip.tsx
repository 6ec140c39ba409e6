import type { Receipt } from '#copy/types/sections.ts';
import { sample } from '#words/components.ts';

/** A printed slip with invented figures, which looks like a receipt. It is a list: nothing in it is compared. */
export function Slip({ slip: { title, subtitle, rows, total } }: { slip: Receipt }) {
  return (
    <div className="receipt-shadow">
      <div className="receipt slip">
        <h2>{title}</h2>
        <p>{subtitle}</p>
        <span className="badge badge-plain">{sample}</span>
        <dl>
          {[...rows, total].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
