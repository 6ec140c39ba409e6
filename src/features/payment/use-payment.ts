import { type FormEvent, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { keepCaret, rewriting } from '#components/forms/keep-caret.ts';
import { useAsync } from '#components/forms/use-async.ts';
import { useSecret } from '#components/forms/use-secret.ts';
import { orSeveral, useSeveral } from '#components/forms/use-several.ts';
import { formatPaise } from '#domain/rupees.ts';
import { paiseOf } from './amount.ts';
import { wholeExpiry } from './expiry.ts';
import {
  CARD_NUMBER_CHARACTERS,
  CVV_CHARACTERS,
  MOST_CARD_DIGITS,
  MOST_CVV_DIGITS,
} from './limits.ts';
import { SEVERAL } from './several.ts';
import { processPayment } from './simulated.ts';
import { isCut, typedCardNumber, typedCvv, typedExpiry } from './typed.ts';
import { checkPayment, NOTHING, type PaymentField, type PaymentFields } from './validate.ts';
import { cutOff } from './words.ts';

const READ = {
  cardNumber: {
    onKey: (field: HTMLInputElement) => keepCaret(field, rewriting(typedCardNumber)),
  },
  expiry: {
    onKey: (field: HTMLInputElement, before: string) => {
      const atEnd = field.selectionStart === field.value.length;
      return keepCaret(
        field,
        rewriting((text) => typedExpiry(text, before, atEnd)),
      );
    },
    onBlur: ({ expiry }: PaymentFields) => ({ expiry: wholeExpiry(expiry) ?? expiry }),
  },
  cvv: { onKey: (field: HTMLInputElement) => keepCaret(field, rewriting(typedCvv)) },
};

type OnKey = (field: HTMLInputElement, before: string) => string;

/** Digits that a field holds, and the most that such a number has. */
const CAPS = {
  cardNumber: [CARD_NUMBER_CHARACTERS, MOST_CARD_DIGITS],
  cvv: [CVV_CHARACTERS, MOST_CVV_DIGITS],
} as const;

/** That what was put into a field did not fit, as a sentence. The next edit takes it away. */
const NO_CUT = { cardNumber: '', cvv: '' };

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
    setValues((now) => ({ ...now, ...fields }));
  }

  const given = {
    cardNumber: useSeveral(SEVERAL.cardNumber),
    expiry: useSeveral(SEVERAL.expiry),
    cvv: useSeveral(SEVERAL.cvv),
  };
  const [cut, setCut] = useState(NO_CUT);
  const seeingCut =
    (name: keyof typeof CAPS): OnKey =>
    (field, before) => {
      const [kept, most] = CAPS[name];
      const said = isCut(field.value, kept, most) ? cutOff(kept) : '';
      setCut((now) => ({ ...now, [name]: said }));
      return given[name].seeing(READ[name].onKey)(field, before);
    };
  const { form, errors, control, set, passes, forget } = useForm({
    values,
    change,
    check: (fields) => orSeveral(checkPayment(fields), given),
    read: {
      cardNumber: { onKey: seeingCut('cardNumber') },
      expiry: { ...READ.expiry, onKey: given.expiry.seeing(READ.expiry.onKey) },
      cvv: { onKey: seeingCut('cvv') },
    },
  });
  useSecret(values, change);

  const controlOf = (field: PaymentField) => ({ ...control(field), readOnly: busy });
  const controls = {
    cardNumber: controlOf('cardNumber'),
    expiry: controlOf('expiry'),
    cvv: controlOf('cvv'),
    amount: controlOf('amount'),
  };

  function pay(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const read = passes();
    if (read) void start(read.amount);
    else reset();
  }

  function fill(sample: PaymentFields): void {
    reset();
    forget();
    setCut(NO_CUT);
    for (const each of Object.values(given)) each.forget();
    setValues(sample);
  }

  const pickAmount = (amount: string) => set('amount', amount);

  // The amount as a receipt has it, once it is paid.
  const paid = state.status === 'done' ? state.output : undefined;
  return { form, values, errors, controls, given, cut, set, busy, paid, pay, fill, pickAmount };
}

/** An amount that was typed as a receipt has it; what is not an amount stays as it is. */
function asPaid(text: string): string {
  const paise = paiseOf(text);
  return paise === undefined ? text : formatPaise(paise);
}
