import { faults } from '#api-docs/faults.ts';
import { keys } from '#api-docs/keys.ts';
import { Field } from '#components/forms/Field.tsx';
import { Icon } from '#components/Icon.tsx';
import type { RunnableSample } from '#copy/types/endpoint.ts';
import { randomId } from '#lib/random-id.ts';
import { codeField } from './code-field.ts';
import { IDEMPOTENCY, type RequestTexts } from './request-texts.ts';
import { SelectField } from './SelectField.tsx';
import * as words from './words.ts';

/** A body has as many lines as its field shows, up to these. */
const MOST_LINES = 12;

const FAULTS = [
  { value: '', label: words.noFault },
  ...Object.keys(faults).map((fault) => ({ value: fault, label: fault })),
];

interface RequestFieldsProps {
  method: string;
  sample: RunnableSample;
  texts: RequestTexts;
  change: (some: Partial<RequestTexts>) => void;
}

/** The parts of a request. A form of files is sent as it is. */
export function RequestFields({ method, sample, texts, change }: RequestFieldsProps) {
  const isForm = sample.headers['content-type']?.startsWith('multipart');
  return (
    <>
      <Field label={`${method} ${words.target}`}>
        {(ids) => (
          <input
            {...ids}
            {...codeField}
            value={texts.target}
            onChange={({ target }) => change({ target: target.value })}
          />
        )}
      </Field>
      {sample.body && !isForm && (
        <Field label={words.body}>
          {(ids) => (
            <textarea
              {...ids}
              {...codeField}
              rows={Math.min(MOST_LINES, texts.body.split('\n').length + 1)}
              value={texts.body}
              onChange={({ target }) => change({ body: target.value })}
            />
          )}
        </Field>
      )}
      {IDEMPOTENCY in sample.headers && (
        <Field label={words.idempotency}>
          {(ids) => (
            <div className="run__key">
              <input
                {...ids}
                {...codeField}
                value={texts.idempotency}
                onChange={({ target }) => change({ idempotency: target.value })}
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
                {...codeField}
                list="sandbox-keys"
                value={texts.key}
                onChange={({ target }) => change({ key: target.value.trim() })}
              />
              <datalist id="sandbox-keys">
                {Object.keys(keys).map((key) => (
                  <option key={key} value={key} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <SelectField
          label={words.fault}
          value={texts.fault}
          options={FAULTS}
          onChoose={(fault) => change({ fault })}
        />
      </details>
    </>
  );
}
