import { useState } from 'react';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import type { Exchange } from '#core/sandbox/session.ts';
import { IDEMPOTENCY } from '#features/sandbox/request-texts.ts';
import { call } from '#features/sandbox/sandbox.ts';
import * as words from '#features/sandbox/words.ts';
import { randomId } from '#lib/random-id.ts';

interface RunAgainProps {
  request: SandboxRequest;
  labels: SandboxLabels['log'];
}

/** Sends a logged request once more: as another one, or as the same, by its `Idempotency-Key`. A fault happens once. */
export function RunAgain({ request, labels }: RunAgainProps) {
  const [exchange, setExchange] = useState<Exchange>();
  const { 'sandbox-fault': _, [IDEMPOTENCY]: key, ...headers } = request.headers;
  const send = (again: string | undefined) => () =>
    setExchange(
      call({ ...request, headers: { ...headers, ...(again && { [IDEMPOTENCY]: again }) } }),
    );
  const { status, headers: answered } = exchange?.answer ?? {};
  return (
    <>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={send(key && randomId())}
        >
          {labels.again}
        </button>
        {key && (
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={send(key)}>
            {labels.sameKey}
          </button>
        )}
      </div>
      <p role="status">
        {exchange && (
          <>
            <b>{status}</b>
            {answered?.['idempotent-replayed'] && <span>{` ${words.replayed}`}</span>}
          </>
        )}
      </p>
    </>
  );
}
