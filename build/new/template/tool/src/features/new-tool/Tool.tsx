import { type FormEvent, useRef, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { nothingLeaves } from '#words/tools.ts';
import { check, resultOf } from './rules.ts';
import * as words from './words.ts';

const look = async (amount: string) => resultOf(amount);

/** Shows an amount in words. */
export default function NewToolTool({ tool: { samples } }: { tool: Tools['new-tool'] }) {
  const [amount, setAmount] = useState('');
  const { state, start, reset } = useAsync(look);
  const { form, errors, control, passes, forget } = useForm({ values: { amount }, change, check });
  const result = useRef<HTMLDivElement>(null);
  useOutcomeInView(state, result, form);

  // A result is about what it was asked for: an edit takes it away.
  function change({ amount = '' }: { amount?: string }): void {
    setAmount(amount);
    reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (passes()) void start(amount);
  }

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <Field label={words.amount} error={errors.amount} help={words.help}>
          {(ids) => (
            <input {...control('amount')} {...ids} inputMode="text" autoComplete="off" required />
          )}
        </Field>
        <div className="form-actions">
          <BusyButton busy={state.status === 'busy'} busyLabel={words.show}>
            {words.show}
          </BusyButton>
          <p>{nothingLeaves}</p>
        </div>
      </form>
      <div className="grid" role="status" ref={result}>
        {state.status === 'done' && (
          <ResultCard title={words.result} rows={[{ label: words.inWords, value: state.output }]} />
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
    </>
  );
}
