import { type FormEvent, useRef, useState } from 'react';
import type { Elements } from '#components/elements.ts';
import { type FieldReader, useForm } from '#components/form-state/use-form.ts';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Choices } from '#components/forms/Choices.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { useAsync } from '#components/forms/use-async.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import { useSecret } from '#components/forms/use-secret.ts';
import { orSeveral, useSeveral } from '#components/forms/use-several.ts';
import type { Sample } from '#copy/types/sample.ts';
import { nothingLeaves, verifying } from '#words/tools.ts';
import { Samples } from './Samples.tsx';

interface VerificationFormProps<Name extends string, Output> {
  /** Name of the field. */
  name: Name;
  words: Readonly<Record<'label' | 'help' | 'verify' | 'failed', string>>;
  hint: (number: string) => string;
  verify: (number: string, signal: AbortSignal) => Promise<Output>;
  /** What is wrong with a number that is not to be verified. */
  check?: (values: Readonly<Record<Name, string>>) => FormErrors<Name>;
  /** Verify silently ignores these numbers. */
  ignores?: (number: string) => boolean;
  read?: FieldReader<Name>;
  /** All numbers of a text. */
  numbersIn: (text: string) => readonly string[];
  isSecret?: boolean;
  required?: boolean;
  samples: readonly Sample<Name>[];
  /** Renders the result for the number that it is about. */
  children: (output: Output, number: string) => Elements;
}

/** Verifies one number, with samples of it, and shows the result between them. */
export function VerificationForm<Name extends string, Output>({
  name,
  words,
  hint,
  verify,
  check = () => ({}),
  ignores = () => false,
  read = {},
  numbersIn,
  isSecret,
  required,
  samples,
  children,
}: VerificationFormProps<Name, Output>) {
  const [number, setNumber] = useState('');
  const { state, start, reset } = useAsync(verify);
  const values = { [name]: number } as Record<Name, string>;
  const given = useSeveral(numbersIn);
  const { form, errors, control, passes, forget } = useForm({
    values,
    change,
    check: (texts) => orSeveral(check(texts), { [name]: given } as Record<Name, typeof given>),
    read: { [name]: { ...read, onKey: given.seeing(read.onKey) } } as Record<
      Name,
      FieldReader<Name>
    >,
  });
  useSecret(values, change, isSecret === true);
  const busy = state.status === 'busy';
  const result = useRef<HTMLDivElement>(null);
  useOutcomeInView(state, result, form);

  // A result is about the number it was asked for: an edit takes it away, or stops it from coming.
  function change(fields: Partial<Record<Name, string>>): void {
    setNumber(fields[name] ?? '');
    reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (busy || ignores(number)) return;
    const read = passes();
    if (read) void start(read[name]);
  }

  function pick(sample: Sample<Name>): void {
    choose(sample.values);
  }

  function choose(fields: Partial<Record<Name, string>>): void {
    forget();
    given.forget();
    change(fields);
  }

  return (
    <>
      <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
        <FormError text={state.status === 'failed' ? words.failed : undefined} />
        <Field
          label={words.label}
          error={errors[name]}
          hint={given.problem ?? hint(number)}
          help={words.help}
        >
          {(ids) => (
            <input
              {...control(name)}
              {...ids}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required={required}
            />
          )}
        </Field>
        <Choices
          texts={given.choices}
          onPick={(text) => choose({ [name]: text } as Record<Name, string>)}
        />
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={verifying}>
            {words.verify}
          </BusyButton>
          <p>{nothingLeaves}</p>
        </div>
      </form>
      <div className="grid verified" role="status" ref={result}>
        {state.status === 'done' && children(state.output, number)}
      </div>
      <Samples samples={samples} form={form} onPick={pick} />
    </>
  );
}
