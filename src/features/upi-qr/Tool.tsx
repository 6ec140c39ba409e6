import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { useQuantities } from '#components/quantities/use-quantities.ts';
import { NoResult } from '#components/results/NoResult.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { typedUpiId, upiIdsIn } from '#domain/upi-id.ts';
import type { Request } from '#domain/upi-pay-link.ts';
import { drawRequest } from './draw-request.ts';
import { loadAhead, loadWithoutWorker, studio } from './load-ahead.ts';
import { RequestFields } from './RequestFields.tsx';
import { check, leftOut, type RequestTexts, readRequest, requestOf } from './validate.ts';
import * as words from './words/upi-qr.ts';
import './tool.scss';

/** A link brings the other fields along. */
const READ = { upiId: { onBlur: readRequest } };

const EMPTY: RequestTexts = { upiId: '', name: '', amount: '', note: '' };

async function makePoster(request: Request) {
  const [drawn, { Studio }] = await Promise.all([drawRequest(request), studio.load()]);
  return { drawn, Studio };
}

/** Makes a UPI link and its code for a shop, to copy, to save or to print. Nothing of it is kept. */
export default function UpiQrTool({ tool: { samples, advice } }: { tool: Tools['upi-qr'] }) {
  const [texts, setTexts] = useState(EMPTY);
  const [missing, setMissing] = useState('');
  const { state, start, reset } = useAsync(makePoster);
  const { form, errors, control, passes, forget } = useForm({
    values: texts,
    change,
    check,
    read: READ,
  });
  const result = useRef<HTMLDivElement>(null);
  const busy = state.status === 'busy';

  useEffect(loadWithoutWorker, []);
  useQuantities(() => setTexts((now) => ({ ...now })));
  useOutcomeInView(state, result);

  // A code is of what was typed when it was made: an edit takes it away.
  function change(changed: Partial<RequestTexts>): void {
    // A link is replaced by the ID in it: what else it said is shown.
    if (changed.upiId !== undefined)
      setMissing(typedUpiId(texts.upiId) === changed.upiId ? leftOut(texts.upiId) : '');
    setTexts((now) => ({ ...now, ...changed }));
    reset();
  }

  function make(event: FormEvent): void {
    event.preventDefault();
    if (!busy && passes()) void start(requestOf(texts));
  }

  return (
    <div className="upi-qr">
      <form
        className="panel form-card"
        method="dialog"
        ref={form}
        onFocus={loadAhead}
        onSubmit={make}
        noValidate
      >
        <FormError text={state.status === 'failed' ? words.failed : errors.form} />
        <RequestFields
          control={control}
          errors={errors}
          amount={texts.amount}
          leftOut={missing}
          upiIds={upiIdsIn(texts.upiId)}
          onPick={change}
        />
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={words.making}>
            {words.make}
          </BusyButton>
          <p>{words.onThisDevice}</p>
        </div>
      </form>
      <div>
        <div ref={result} className="upi-qr__result">
          {state.status === 'done' ? (
            <state.output.Studio drawn={state.output.drawn} advice={advice} />
          ) : (
            <NoResult icon="qr" text={words.waiting} />
          )}
        </div>
        <Samples
          samples={samples}
          form={form}
          onPick={({ values }) => {
            forget();
            change(values);
          }}
        />
      </div>
      <div className="visually-hidden" role="status">
        {state.status === 'done' && words.ready(state.output.drawn.request.name)}
      </div>
    </div>
  );
}
