import type { Ref } from 'react';
import { formatAmount } from '#domain/rupees.ts';
import type { DrawnRequest } from './draw-request.ts';
import { pathOf } from './picture.ts';

/** The code as it stands on a counter, the same on the screen and on A5 paper. */
export function Poster({ drawn, ref }: { drawn: DrawnRequest; ref: Ref<HTMLElement> }) {
  const { request, code } = drawn;
  return (
    <section className="poster" aria-label="Counter poster" ref={ref}>
      <p className="poster__name" dir="auto">
        {request.name}
      </p>
      <svg
        role="img"
        aria-label={`QR code for ${request.upiId}`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={pathOf(code)} />
      </svg>
      <p className="poster__scan">Scan with any UPI app</p>
      {request.paise !== undefined && (
        <p className="poster__amount num">{formatAmount(request.paise)}</p>
      )}
      {request.note && <p dir="auto">{request.note}</p>}
      <p className="poster__id">{request.upiId}</p>
      <p className="poster__check">Check the name in your app before you approve.</p>
    </section>
  );
}
