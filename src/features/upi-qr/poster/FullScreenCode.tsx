import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { pageFamily } from '#components/drawing/paint.ts';
import { SheetPicture } from '#components/drawing/SheetPicture.tsx';
import { Field } from '#components/forms/Field.tsx';
import { Icon } from '#components/Icon.tsx';
import { formatAmount } from '#domain/rupees.ts';
import { payLink, type Request } from '#domain/upi-pay-link.ts';
import { codeOf } from '#features/upi-qr/code.ts';
import { amountProblem, paiseOf } from '#features/upi-qr/validate.ts';
import * as words from '#features/upi-qr/words/upi-poster.ts';
import { amountHelp } from '#features/upi-qr/words/upi-qr.ts';
import type { Pen } from './content.ts';
import type { Local } from './local.ts';
import { counterSheet } from './rangoli.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { ENGLISH } from './words.ts';

interface FullScreenCodeProps {
  request: Request;
  local: Local | undefined;
  pen: Pen;
  onLeave: () => void;
}

/** The code over the whole screen, for a phone that lies on a counter. Its amount is of one customer. */
export function FullScreenCode({ request, local, pen, onLeave }: FullScreenCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [paise, setPaise] = useState(request.paise);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const staysOn = useWakeLock();
  const family = useMemo(pageFamily, []);

  // Closed before it goes, so that the focus returns to what opened it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (opened && !opened.open) opened.showModal();
    return () => opened?.close();
  }, []);

  const amount = paise === undefined ? '' : formatAmount(paise);
  const sheet = useMemo(() => {
    const code = codeOf(payLink({ ...request, paise }));
    return counterSheet(code, local, pen);
  }, [request, paise, local, pen]);

  function take(next: number | undefined): void {
    setPaise(next);
    setTyped(undefined);
    setProblem(undefined);
    setSaid(next === undefined ? words.amountGone : words.amountNow(formatAmount(next)));
  }
  function show(event: FormEvent): void {
    event.preventDefault();
    const wrong = amountProblem(typed ?? '');
    setProblem(wrong);
    if (wrong !== undefined) return;
    // What had the focus goes away with this.
    flushSync(() => take(paiseOf(typed ?? '')));
    change.current?.focus();
  }

  return (
    <OverPage onBack={onLeave}>
      <dialog
        className="counter"
        data-bs-theme="light"
        aria-label={words.counter}
        ref={dialog}
        onClose={onLeave}
      >
        <div className="counter__top">
          <span>{staysOn && words.staysOn}</span>
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={words.close}
            onClick={onLeave}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="counter__mid">
          <h2 dir="auto">{request.name}</h2>
          {typed === undefined && (
            <>
              {local ? (
                <p className="visually-hidden" lang={local.lang}>
                  {local.said}
                </p>
              ) : (
                <p>{ENGLISH.scan}</p>
              )}
              <SheetPicture
                className="counter__code"
                sheet={sheet}
                label={words.codeFor(request.name)}
                family={family}
              />
              {amount && <p className="counter__amount num">{amount}</p>}
              <p className="counter__id">{request.upiId}</p>
            </>
          )}
        </div>
        {typed === undefined ? (
          <div className="counter__foot">
            <button
              type="button"
              className="btn btn-outline-primary"
              ref={change}
              onClick={() => setTyped(paise === undefined ? '' : String(paise / 100))}
            >
              {words.changeAmount}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => take(undefined)}
            >
              {words.nextCustomer}
            </button>
          </div>
        ) : (
          <form className="counter__foot" method="dialog" onSubmit={show} noValidate>
            <Field label={words.amount} error={problem} help={amountHelp}>
              {(ids) => (
                <input
                  {...ids}
                  className={`form-control${problem === undefined ? '' : ' is-invalid'}`}
                  inputMode="decimal"
                  autoComplete="off"
                  autoFocus
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <button type="submit" className="btn btn-primary">
              {words.show}
            </button>
          </form>
        )}
        <div className="visually-hidden" role="status">
          {said}
        </div>
      </dialog>
    </OverPage>
  );
}
