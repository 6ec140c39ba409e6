import { type FormEvent, useEffect, useRef, useState } from 'react';
import { faults } from '#api-docs/faults.ts';
import { KEY, keys } from '#api-docs/keys.ts';
import { Field } from '#components/forms/Field.tsx';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { RunnableCall, RunnableSample } from '#content/types/endpoint.ts';
import type { Exchange } from '#core/sandbox/session.ts';
import { randomId } from '#lib/random-id.ts';
import { wordsTag } from '#words/language.ts';
import { AnswerView } from './AnswerView.tsx';
import { LostNote } from './LostNote.tsx';
import { call as callSandbox, sandbox } from './sandbox.ts';
import { withNewest } from './with-newest.ts';
import * as words from './words.ts';
import './sandbox.scss';

const IDEMPOTENCY = 'idempotency-key';

/** What stands in the form of a call. */
interface Texts {
  target: string;
  body: string;
  idempotency: string;
  key: string;
  fault: string;
}

const textsOf = ({ target, body, headers }: RunnableSample): Texts => {
  const { state } = sandbox();
  return {
    target: withNewest(target, state),
    body: withNewest(body, state),
    idempotency: headers[IDEMPOTENCY] ?? '',
    key: KEY,
    fault: '',
  };
};

/**
 * A call to change and run, and its answer. The sandbox answers on this device.
 *
 * @param runs whether it runs at once, as the press asked that loaded it; it is no part of the console then
 */
export function RunPanel({ call, runs = false }: { call: RunnableCall; runs?: boolean }) {
  const [place, setPlace] = useState(0);
  const sample = (call.samples[place] ?? call.samples[0]) as RunnableSample;
  const [texts, setTexts] = useState(() => textsOf(sample));
  const [exchange, setExchange] = useState<Exchange>();
  const button = useRef<HTMLButtonElement>(null);
  const change = (some: Partial<Texts>) => setTexts((all) => ({ ...all, ...some }));

  function run(): void {
    const { [IDEMPOTENCY]: _, ...headers } = sample.headers;
    setExchange(
      callSandbox({
        method: call.method,
        target: texts.target,
        headers: {
          ...headers,
          authorization: `Bearer ${texts.key}`,
          ...(texts.idempotency && { [IDEMPOTENCY]: texts.idempotency }),
          ...(texts.fault && { 'sandbox-fault': texts.fault }),
        },
        body: texts.body,
      }),
    );
    // A key that is none of ours is not shown again, and a fault happens once.
    change({ fault: '', ...(!Object.hasOwn(keys, texts.key) && { key: KEY }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that loaded this.
  useEffect(() => {
    if (!runs) return;
    button.current?.focus();
    run();
  }, []);

  function choose(next: number): void {
    setPlace(next);
    setExchange(undefined);
    setTexts(textsOf(call.samples[next] ?? sample));
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const hasKey = IDEMPOTENCY in sample.headers;
  const isForm = sample.headers['content-type']?.startsWith('multipart');
  return (
    <section className="panel run" aria-label={words.panel(call.title)} lang={wordsTag}>
      <form onSubmit={submit} noValidate>
        {call.samples.length > 1 && (
          <Field label={words.sample}>
            {(ids) => (
              <select
                {...ids}
                className="form-select"
                value={place}
                onChange={({ target }) => choose(Number(target.value))}
              >
                {call.samples.map(({ name }, at) => (
                  <option key={name} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={`${call.method} ${words.target}`}>
          {(ids) => (
            <input
              {...ids}
              className="form-control code-input"
              value={texts.target}
              onChange={({ target }) => change({ target: target.value })}
              translate="no"
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
            />
          )}
        </Field>
        {sample.body && !isForm && (
          <Field label={words.body}>
            {(ids) => (
              <textarea
                {...ids}
                className="form-control code-input"
                rows={Math.min(12, texts.body.split('\n').length + 1)}
                value={texts.body}
                onChange={({ target }) => change({ body: target.value })}
                translate="no"
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
              />
            )}
          </Field>
        )}
        {hasKey && (
          <Field label={words.idempotency}>
            {(ids) => (
              <div className="run__key">
                <input
                  {...ids}
                  className="form-control code-input"
                  value={texts.idempotency}
                  onChange={({ target }) => change({ idempotency: target.value })}
                  translate="no"
                  spellCheck={false}
                  autoCapitalize="off"
                  autoComplete="off"
                />
                <button
                  type="button"
                  className="btn btn-quiet btn-icon"
                  aria-label={words.newIdempotency}
                  title={words.newIdempotency}
                  onClick={() => change({ idempotency: randomId() })}
                >
                  <Icon name="plus" />
                </button>
              </div>
            )}
          </Field>
        )}
        <details className="run__more">
          <summary>{words.more}</summary>
          <Field label={words.apiKey}>
            {(ids) => (
              <>
                <input
                  {...ids}
                  className="form-control code-input"
                  list="sandbox-keys"
                  value={texts.key}
                  onChange={({ target }) => change({ key: target.value.trim() })}
                  translate="no"
                  spellCheck={false}
                  autoCapitalize="off"
                  autoComplete="off"
                />
                <datalist id="sandbox-keys">
                  {Object.keys(keys).map((key) => (
                    <option key={key} value={key} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field label={words.fault}>
            {(ids) => (
              <select
                {...ids}
                className="form-select"
                value={texts.fault}
                onChange={({ target }) => change({ fault: target.value })}
              >
                <option value="">{words.noFault}</option>
                {Object.keys(faults).map((fault) => (
                  <option key={fault} value={fault}>
                    {fault}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </details>
        <div className="form-actions">
          <button type="submit" className="btn btn-primary" ref={button}>
            <Icon name="play" />
            <span>{words.run}</span>
          </button>
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
