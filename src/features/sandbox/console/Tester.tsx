import { type FormEvent, useEffect, useState } from 'react';
import { CodeText } from '#components/code/CodeText.tsx';
import { Field } from '#components/forms/Field.tsx';
import { Note } from '#components/Note.tsx';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import type { Sent } from '#core/sandbox/session.ts';
import { signed } from '#core/sandbox/webhooks/sign.ts';
import { verified } from '#core/sandbox/webhooks/verified.ts';
import { codeField } from '#features/sandbox/code-field.ts';
import { SelectField } from '#features/sandbox/SelectField.tsx';

type Labels = SandboxLabels['tester'];

/** An event to change, and which check of a receiver refuses it then. */
export function Tester({ sent, labels }: { sent: Sent; labels: Labels }) {
  const [first = ''] = sent.secrets;
  const at = Math.floor(sent.at / 1_000);
  const [body, setBody] = useState(sent.body);
  const [secret, setSecret] = useState(first);
  const [age, setAge] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const [headers, setHeaders] = useState<Record<string, string>>({});
  const [verdict, setVerdict] = useState<keyof Labels['verdicts']>();

  useEffect(() => {
    signed(sent.id, at, sent.body, sent.secrets).then(setHeaders, () => {});
  }, [sent, at]);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    const found = await verified(headers, body, secret, at + age);
    setVerdict(found === 'right' && isSeen ? 'replayed' : found);
  };
  return (
    <form onSubmit={(event) => void check(event)} aria-label={labels.heading} noValidate>
      <h3 className="h5 mt-4">{labels.heading}</h3>
      <CodeText>
        {Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}
      </CodeText>
      <Field label={labels.body}>
        {(ids) => (
          <textarea
            {...ids}
            {...codeField}
            rows={6}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        )}
      </Field>
      <Field label={labels.secret}>
        {(ids) => (
          <input
            {...ids}
            {...codeField}
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
      </Field>
      <SelectField
        label={labels.age}
        value={String(age)}
        options={labels.ages.map(({ seconds, label }) => ({ value: String(seconds), label }))}
        onChoose={(seconds) => setAge(Number(seconds))}
      />
      <label className="console__tick">
        <input
          type="checkbox"
          checked={isSeen}
          onChange={({ target }) => setSeen(target.checked)}
        />
        <span>{labels.seen}</span>
      </label>
      <div className="form-actions">
        <button type="submit" className="btn btn-primary">
          {labels.check}
        </button>
      </div>
      {verdict && (
        <Note
          tone={verdict === 'right' || verdict === 'replayed' ? 'success' : 'danger'}
          role="status"
        >
          {labels.verdicts[verdict]}
        </Note>
      )}
    </form>
  );
}
