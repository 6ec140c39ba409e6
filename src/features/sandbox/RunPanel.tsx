import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KEY, keys } from '#api-docs/keys.ts';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { RunnableCall, RunnableSample } from '#copy/types/endpoint.ts';
import type { Exchange } from '#core/sandbox/session.ts';
import { randomId } from '#lib/random-id.ts';
import { wordsTag } from '#words/language.ts';
import { AnswerView } from './AnswerView.tsx';
import { LostNote } from './LostNote.tsx';
import { RequestFields } from './RequestFields.tsx';
import { IDEMPOTENCY, type RequestTexts, textsOf } from './request-texts.ts';
import { SelectField } from './SelectField.tsx';
import { call as callSandbox } from './sandbox.ts';
import * as words from './words.ts';
import './sandbox.scss';

/**
 * A call to change and run, and its answer. The sandbox answers on this device.
 *
 * @param runs whether it runs at once, as the press asked that loaded it; it is not part of the console then
 */
export function RunPanel({ call, runs = false }: { call: RunnableCall; runs?: boolean }) {
  const [place, setPlace] = useState(0);
  const sample = (call.samples[place] ?? call.samples[0]) as RunnableSample;
  const [texts, setTexts] = useState(() => textsOf(sample));
  const [exchange, setExchange] = useState<Exchange>();
  const button = useRef<HTMLButtonElement>(null);
  const change = (some: Partial<RequestTexts>) => setTexts((all) => ({ ...all, ...some }));

  function run(idempotency = texts.idempotency): void {
    const { [IDEMPOTENCY]: _, ...headers } = sample.headers;
    setExchange(
      callSandbox({
        method: call.method,
        target: texts.target,
        headers: {
          ...headers,
          authorization: `Bearer ${texts.key}`,
          ...(idempotency && { [IDEMPOTENCY]: idempotency }),
          ...(texts.fault && { 'sandbox-fault': texts.fault }),
        },
        body: texts.body,
      }),
    );
    // A key that is not ours is not shown again, and a fault happens once.
    change({ fault: '', idempotency, ...(!Object.hasOwn(keys, texts.key) && { key: KEY }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that loaded this.
  useEffect(() => {
    if (!runs) return;
    button.current?.focus();
    run();
  }, []);

  /** Its button leaves with the answer, so the focus goes to the one that stays. */
  function runAnew(): void {
    button.current?.focus();
    run(randomId());
  }

  function choose(next: number): void {
    setPlace(next);
    setExchange(undefined);
    setTexts(textsOf(call.samples[next] ?? sample));
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <section className="panel run" aria-label={words.panel(call.title)} lang={wordsTag}>
      <form onSubmit={submit} noValidate>
        {call.samples.length > 1 && (
          <SelectField
            label={words.sample}
            value={String(place)}
            options={call.samples.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChoose={(at) => choose(Number(at))}
          />
        )}
        <RequestFields method={call.method} sample={sample} texts={texts} change={change} />
        <div className="form-actions">
          <button type="submit" className="btn btn-primary" ref={button}>
            <Icon name="play" />
            <span>{words.run}</span>
          </button>
          {wasUsed(exchange) && (
            <button type="button" className="btn btn-outline-primary" onClick={runAnew}>
              {words.runWithNewKey}
            </button>
          )}
          {runs && (
            <Link to="/apis/sandbox" className="btn btn-quiet">
              {words.toConsole}
            </Link>
          )}
        </div>
      </form>
      <LostNote />
      <AnswerView exchange={exchange} />
    </section>
  );
}

/** Whether an `Idempotency-Key` had a request before: this very one, or another. */
const wasUsed = (exchange: Exchange | undefined): boolean => {
  const { headers, body } = exchange?.answer ?? {};
  const { code } = (body ?? {}) as { code?: string };
  return headers?.['idempotent-replayed'] === 'true' || code === 'idempotency_key_reused';
};
