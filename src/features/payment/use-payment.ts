import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { keepCaret } from '#components/forms/keep-caret.ts';
import { useAsync } from '#components/forms/use-async.ts';
import { formatPaise } from '#domain/rupees.ts';
import { paiseOf } from './amount.ts';
import { wholeExpiry } from './expiry.ts';
import { processPayment } from './simulated.ts';
import { capped, pastedExpiry, typedCardNumber, typedCvv, typedExpiry } from './typed.ts';
import { checkPayment, NOTHING, type PaymentField, type PaymentFields } from './validate.ts';

/** State of the payment form. What is typed lives here and nowhere else, and is gone with the page. */
export function usePayment() {
  const [values, setValues] = useState<PaymentFields>(NOTHING);
  const { state, start, reset } = useAsync(async (amount: string, signal) => {
    await processPayment(signal);
    setValues(NOTHING);
    return asPaid(amount);
  });
  const busy = state.status === 'busy';

  function change(fields: Partial<PaymentFields>): void {
    // Removes the message about the previous payment before the next one.
    if (state.status === 'done') reset();
    setValues((now) => ({ ...now, ...capped(fields) }));
  }

  const { form, errors, control, set, passes, forget } = useForm({
    values,
    change,
    check: checkPayment,
    reads: { expiry: (text) => wholeExpiry(text) ?? text },
    isSecret: true,
  });

  const rewriting = (field: PaymentField, rewrite: (text: string, atEnd: boolean) => string) => ({
    ...control(field),
    readOnly: busy,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const atEnd = target.selectionStart === target.value.length;
      set(
        field,
        keepCaret(target, (text) => rewrite(text, atEnd)),
      );
    },
  });

  const controls = {
    cardNumber: {
      ...rewriting('cardNumber', typedCardNumber),
      onPaste: pasting(typedCardNumber, (text) => set('cardNumber', text)),
    },
    expiry: {
      ...rewriting('expiry', (text, atEnd) => typedExpiry(text, values.expiry, atEnd)),
      onPaste: pasting(pastedExpiry, (text) => set('expiry', text)),
    },
    cvv: {
      ...control('cvv'),
      readOnly: busy,
      onPaste: pasting(typedCvv, (text) => set('cvv', text)),
    },
    amount: { ...control('amount'), readOnly: busy },
  };

  function pay(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    if (passes()) void start(values.amount);
    else reset();
  }

  function fill(sample: PaymentFields): void {
    reset();
    forget();
    setValues(sample);
  }

  const pickAmount = (amount: string) => set('amount', amount);

  // The amount as a receipt has it, once it is paid.
  const paid = state.status === 'done' ? state.output : undefined;
  return { form, values, errors, controls, busy, paid, pay, fill, pickAmount };
}

/** An amount that was typed as a receipt has it; what is no amount stays as it is. */
function asPaid(text: string): string {
  const paise = paiseOf(text);
  return paise === undefined ? text : formatPaise(paise);
}

// `maxlength` would cut a pasted text before its spaces are gone. A text that needs no rewriting is
// left to the browser, which can undo it.
function pasting(rewrite: (text: string) => string, put: (text: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const text = rewrite(pasted);
    if (text === pasted || field.readOnly) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = field;
    const start = value.slice(0, selectionStart ?? value.length) + text;
    const whole = start + value.slice(selectionEnd ?? value.length);
    put(whole);
  };
}
