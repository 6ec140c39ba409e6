import type { InputHTMLAttributes } from 'react';
import { Choices } from '#components/forms/Choices.tsx';
import { Field } from '#components/forms/Field.tsx';
import type { FormErrors } from '#components/forms/form-errors.ts';
import { several } from '#words/several.ts';
import { amountChoices, amountHint, type RequestField } from './validate.ts';
import * as words from './words/upi-qr.ts';

interface RequestFieldsProps {
  control: (field: RequestField) => InputHTMLAttributes<HTMLInputElement>;
  errors: FormErrors<RequestField>;
  /** The amount as typed, for the hint about it. */
  amount: string;
  /** What of a pasted link is not drawn, as a sentence. */
  leftOut: string;
  /** Of several IDs that were put in at once. */
  upiIds: readonly string[];
  onPick: (picked: { amount: string } | { upiId: string }) => void;
}

/** Whom to pay, how much, and for what. */
export function RequestFields({
  control,
  errors,
  amount,
  leftOut,
  upiIds,
  onPick,
}: RequestFieldsProps) {
  return (
    <>
      <Field
        label={words.upiIdLabel}
        error={errors.upiId}
        hint={upiIds.length > 0 ? several : leftOut}
        help={words.upiIdHelp}
      >
        {(ids) => (
          <input
            {...control('upiId')}
            {...ids}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Choices texts={upiIds} onPick={(text) => onPick({ upiId: text })} />
      <Field label={words.name} error={errors.name} help={words.nameHelp}>
        {(ids) => <input {...control('name')} {...ids} autoComplete="off" dir="auto" required />}
      </Field>
      <Field
        label={words.amount}
        error={errors.amount}
        hint={amountHint(amount)}
        help={words.amountHelp}
      >
        {(ids) => <input {...control('amount')} {...ids} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Choices texts={amountChoices(amount)} onPick={(text) => onPick({ amount: text })} />
      <Field label={words.note} error={errors.note}>
        {(ids) => <input {...control('note')} {...ids} autoComplete="off" dir="auto" />}
      </Field>
    </>
  );
}
