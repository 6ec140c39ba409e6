import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { useSecret } from '#components/forms/use-secret.ts';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { nothingLeaves } from '#words/tools.ts';
import { checkNumbers } from './check-numbers.ts';
import { Findings } from './Findings.tsx';
import { loadFormat } from './load-format.ts';
import { NumberControl } from './NumberControl.tsx';
import { emptied, entered, isMissing, isRight, type Values } from './validate.ts';
import * as words from './words/number-check.ts';
import './tool.scss';

/** Checks the form of numbers, and shows what they tell or what is wrong where. */
export default function NumberCheckTool({ tool }: { tool: Tools['number-check'] }) {
  const { fields, missing, samples } = tool;
  const empty = useMemo(() => emptied(fields), [fields]);
  const [values, setValues] = useState<Values>(empty);
  const { state, start, reset } = useAsync(checkNumbers);
  const { form, errors, control, passes, forget } = useForm({
    values,
    change,
    check: (all) => (isMissing(all) ? { [fields[0].name]: missing } : {}),
  });
  useSecret(values, change);

  // Ahead of the press, so that a network that goes away meanwhile is not missed.
  useEffect(() => {
    for (const { format } of fields) loadFormat(format).catch(() => {});
  }, [fields]);

  // Some numbers are not kept in the field either, once there is nothing left to correct.
  const isSettled = state.status === 'done' && state.output.every(isRight);
  useEffect(() => {
    if (isSettled && tool.forgets) setValues(empty);
  }, [isSettled, tool.forgets, empty]);

  // A result is about the numbers it was asked for: an edit takes it away.
  function change(changed: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changed }) as Values);
    reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (passes()) void start(entered(fields, values));
    // Some numbers have left their field, so their finding is not shown next to the error.
    else reset();
  }

  return (
    <div className="grid">
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <FormError text={state.status === 'failed' ? words.failed : undefined} />
        {fields.map(({ name, label, help, keys }) => (
          <Field key={name} label={label} help={help} error={errors[name]}>
            {(ids) => (
              <NumberControl
                control={{ ...control(name), ...ids, value: values[name] ?? '' }}
                keys={keys}
              />
            )}
          </Field>
        ))}
        <div className="form-actions">
          <BusyButton busy={state.status === 'busy'} busyLabel={words.checking}>
            {words.check}
          </BusyButton>
          <p>{nothingLeaves}</p>
        </div>
      </form>
      <Findings state={state} />
      <Samples
        samples={samples}
        form={form}
        onPick={(sample) => {
          forget();
          change({ ...empty, ...sample.values });
        }}
      />
    </div>
  );
}
