import { type FormEvent, useRef, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useForm } from '#components/forms/use-form.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#content/types/tools.ts';
import { nothingLeaves, verifying } from '#words/tools.ts';
import { Result } from './Result.tsx';
import { licenceHint } from './reading.ts';
import { verifyLicence } from './simulated.ts';
import * as words from './words.ts';
import './tool.scss';

/** Verifies a licence number against made-up holders, and reads the number itself. */
export default function LicenceTool({ tool: { samples } }: { tool: Tools['driving-licence'] }) {
  const [number, setNumber] = useState('');
  const { state, start, reset } = useAsync(verifyLicence);
  const { form, control } = useForm({
    values: { number },
    change,
    check: () => ({}),
    isSecret: true,
  });
  const busy = state.status === 'busy';
  const result = useRef<HTMLDivElement>(null);
  useOutcomeInView(state, result, form);

  // A result is about the number it was asked for: an edit takes it away, or stops it from coming.
  function change({ number = '' }: { number?: string }): void {
    setNumber(number);
    reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    // Without a number nothing happens, and nothing is said: the specification has it so.
    if (!busy && number.trim() !== '') void start(number);
  }

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <FormError text={state.status === 'failed' ? words.failed : undefined} />
        <Field
          label={words.licenceNumber}
          hint={number && licenceHint(number, new Date().getFullYear())}
          help={words.help}
        >
          {(ids) => (
            <input
              {...control('number')}
              {...ids}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
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
      <div className="grid licence-result" role="status" ref={result}>
        {state.status === 'done' && <Result result={state.output} number={number} />}
      </div>
      <Samples samples={samples} form={form} onPick={({ values }) => change(values)} />
    </>
  );
}
