import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useForm } from '#components/forms/use-form.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#content/types/tools.ts';
import { nothingLeaves, verifying } from '#words/tools.ts';
import { edited } from './edited.ts';
import { gstinHint } from './hint.ts';
import { Result } from './Result.tsx';
import { verifyGstin } from './simulated.ts';
import { checkGstin } from './validate.ts';
import * as words from './words.ts';
import './tool.scss';

/** Verifies a GSTIN against made-up records, and reads the number itself. */
export default function GstTool({ tool: { samples } }: { tool: Tools['gst'] }) {
  const [gstin, setGstin] = useState('');
  const { state, start, reset } = useAsync(verifyGstin);
  const { form, errors, control, set, passes, forget } = useForm({
    values: { gstin },
    change,
    check: checkGstin,
  });
  const busy = state.status === 'busy';
  const result = useRef<HTMLDivElement>(null);
  useOutcomeInView(state, result, form);

  // A result is about the number it was asked for: an edit takes it away, or stops it from coming.
  function change({ gstin = '' }: { gstin?: string }): void {
    setGstin(edited(gstin, gstin.length).text);
    reset();
  }

  function write({ target }: ChangeEvent<HTMLInputElement>): void {
    const { text, caret } = edited(target.value, target.selectionStart ?? target.value.length);
    // Written here and not left to React, which would put the caret behind the last character.
    if (text !== target.value) {
      target.value = text;
      // A text that is being composed stays as it is.
      if (target.value === text) target.setSelectionRange(caret, caret);
    }
    if (text !== gstin) set('gstin', text);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!busy && passes()) void start(gstin);
  }

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <FormError text={state.status === 'failed' ? words.failed : undefined} />
        <Field label={words.gstin} error={errors.gstin} hint={gstinHint(gstin)} help={words.help}>
          {(ids) => (
            <input
              {...control('gstin')}
              {...ids}
              onChange={write}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={verifying}>
            {words.verify}
          </BusyButton>
          <p>{nothingLeaves}</p>
        </div>
      </form>
      <div className="grid gst-result" role="status" ref={result}>
        {state.status === 'done' && <Result result={state.output} />}
      </div>
      <Samples
        samples={samples}
        form={form}
        onPick={({ values }) => {
          forget();
          change(values);
        }}
      />
    </>
  );
}
