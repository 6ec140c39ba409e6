import { useDeferredValue, useEffect, useRef } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Choices } from '#components/forms/Choices.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { useTyping } from '#components/forms/use-typing.ts';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tool } from '#copy/types/tools.ts';
import { CardPreview } from './CardPreview.tsx';
import { amountChoices, amountHint, cardHint, cvvHint, expiryHint } from './hints.ts';
import { usePayment } from './use-payment.ts';
import * as words from './words.ts';
import './tool.scss';

const Paid = laterComponent(() => import('./Paid.tsx'));

/** A card payment to try: the form, a picture of the card, and test cards. Nothing leaves the page. */
export default function Payment({ tool }: { tool: Tool<'payment'> }) {
  const { form, values, errors, controls, given, cut, set, busy, paid, pay, fill, pickAmount } =
    usePayment();
  // The picture and the hints may follow a key a moment later, so that no key waits for them.
  const seen = useDeferredValue(values);
  const outcome = useRef<HTMLDivElement>(null);
  const { isTyping, type, leave } = useTyping();

  // On a phone it would appear below what is seen.
  useEffect(() => {
    if (paid !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [paid]);

  const choicesOf = (field: keyof typeof given) => (
    <Choices texts={given[field].choices} onPick={(text) => pick(field, text)} />
  );

  function pick(field: keyof typeof given, text: string): void {
    given[field].forget();
    set(field, text);
  }

  return (
    <>
      <div className="panel pay">
        <CardPreview card={seen} />
        <form
          className="form-card"
          method="dialog"
          autoComplete="off"
          ref={form}
          onSubmit={pay}
          noValidate
        >
          <FormError text={errors.form} />
          <Field
            label={words.cardNumberLabel}
            error={errors.cardNumber}
            hint={given.cardNumber.problem ?? (cut.cardNumber || cardHint(seen.cardNumber))}
            help={words.cardNumberHelp}
          >
            {(ids) => (
              <input
                {...controls.cardNumber}
                {...ids}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            )}
          </Field>
          {choicesOf('cardNumber')}
          <div className="pay-pair">
            <Field
              label={words.expiry}
              error={errors.expiry}
              hint={
                given.expiry.problem ??
                (seen.expiry && expiryHint(seen.expiry, new Date(), isTyping))
              }
            >
              {(ids) => (
                <input
                  {...controls.expiry}
                  {...ids}
                  onFocus={type}
                  onBlur={() => {
                    controls.expiry.onBlur();
                    leave();
                  }}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
              )}
            </Field>
            <Field
              label={words.cvv}
              error={errors.cvv}
              hint={given.cvv.problem ?? (cut.cvv || cvvHint(seen.cvv))}
            >
              {(ids) => (
                <input {...controls.cvv} {...ids} inputMode="numeric" autoComplete="off" required />
              )}
            </Field>
          </div>
          {choicesOf('expiry')}
          {choicesOf('cvv')}
          <Field label={words.amount} error={errors.amount} hint={amountHint(seen.amount)}>
            {(ids) => (
              <input
                {...controls.amount}
                {...ids}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            )}
          </Field>
          <Choices texts={amountChoices(seen.amount)} onPick={pickAmount} />
          <div className="form-actions">
            <BusyButton busy={busy} busyLabel={words.paying}>
              {words.pay}
            </BusyButton>
            <p>{words.nothingCharged}</p>
          </div>
          <div className="pay-outcome" role="status" ref={outcome}>
            {paid !== undefined && (
              <Note tone="success">
                <p>{words.paid}</p>
              </Note>
            )}
          </div>
          {paid !== undefined && <Paid amount={paid} />}
        </form>
      </div>
      <Samples
        label={words.samples}
        samples={tool.samples}
        form={form}
        onPick={({ values: sample }) => fill(sample)}
      />
    </>
  );
}
