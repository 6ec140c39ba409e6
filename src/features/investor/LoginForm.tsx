import { type FormEvent, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { EmailField } from '#components/forms/EmailField.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
import { useSecret } from '#components/forms/use-secret.ts';
import { Link } from '#components/Link.tsx';
import { InfoPanel } from '#components/tools/InfoPanel.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { InvestorPortal } from '#copy/types/investor.ts';
import { typedEmail } from '#domain/email.ts';
import { MAX_EMAIL_CHARACTERS } from '#store/investor.ts';
import { checkLogin, type LoginFields } from './validate.ts';
import * as words from './words.tsx';

interface LoginFormProps {
  portal: InvestorPortal;
  onSubmit: (email: string) => void;
}

const READ = {
  email: { onBlur: ({ email }: { email: string }) => ({ email: typedEmail(email) }) },
};

/** Asks for an address and a password. Only the address goes any further. */
export function LoginForm({ portal, onSubmit }: LoginFormProps) {
  const { note, contact, aside, samples } = portal;
  const [values, setValues] = useState({ email: '', password: '' });
  const change = (fields: Partial<LoginFields>) =>
    setValues((before) => ({ ...before, ...fields }));
  const { form, errors, control, set, passes, forget } = useForm({
    values,
    change,
    check: checkLogin,
    read: READ,
  });
  useSecret(values, change);

  function send(event: FormEvent): void {
    event.preventDefault();
    const read = passes();
    if (read) onSubmit(read.email);
  }

  return (
    <section className="section section--tool">
      <div className="container contact-grid">
        <div className="grid">
          <form className="panel form-card" method="dialog" ref={form} onSubmit={send} noValidate>
            <EmailField
              label={words.email}
              error={errors.email}
              {...control('email')}
              onPick={(address) => set('email', address)}
              maxLength={MAX_EMAIL_CHARACTERS}
            />
            <SecretField
              label={words.password}
              error={errors.password}
              help={note}
              {...control('password')}
              autoComplete="off"
              required
            />
            <div className="form-actions">
              <button type="submit" className="btn btn-primary">
                {words.enter}
              </button>
              <p>
                <span>{contact.lead}</span>{' '}
                <Link to={contact.action.to}>{contact.action.label}</Link>
              </p>
            </div>
          </form>
          <Samples
            samples={samples}
            form={form}
            onPick={(sample) => {
              forget();
              setValues(sample.values);
            }}
          />
        </div>
        <InfoPanel aside={aside} />
      </div>
    </section>
  );
}
