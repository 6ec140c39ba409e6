import type { InputHTMLAttributes } from 'react';
import { Field } from '#components/Field.tsx';
import type { FormErrors } from '#components/form-errors.ts';
import { amountHint, type RequestField } from './validate.ts';

interface RequestFieldsProps {
  control: (field: RequestField) => InputHTMLAttributes<HTMLInputElement>;
  errors: FormErrors<RequestField>;
  /** The amount as typed, for the hint about it. */
  amount: string;
}

/** Whom to pay, how much, and for what. */
export function RequestFields({ control, errors, amount }: RequestFieldsProps) {
  return (
    <>
      <Field
        label="UPI ID"
        error={errors.upiId}
        help="Money goes to this ID, name@handle. Read it twice."
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
      <Field label="Name" error={errors.name} help="What the payer’s app shows, in any script">
        {(ids) => <input {...control('name')} {...ids} autoComplete="off" dir="auto" required />}
      </Field>
      <Field
        label="Amount in ₹ (optional)"
        error={errors.amount}
        hint={amountHint(amount)}
        help="Leave it empty, and the payer types the amount."
      >
        {(ids) => <input {...control('amount')} {...ids} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label="Note (optional)" error={errors.note}>
        {(ids) => <input {...control('note')} {...ids} autoComplete="off" dir="auto" />}
      </Field>
    </>
  );
}
