import { type FormEvent, useState } from 'react';
import { useForm } from '#components/form-state/use-form.ts';
import { Field } from '#components/forms/Field.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
import { useSecret } from '#components/forms/use-secret.ts';
import { Link } from '#components/Link.tsx';
import { checkLogin, type LoginFields } from './validate.ts';
import * as words from './words.tsx';

const NOTHING: LoginFields = { email: '', password: '' };

/**
 * Leads to the page where merchants sign in. That page asks for the password itself, so what is typed
 * here is neither sent nor put into the address, and is forgotten before the visitor leaves.
 */
export function LoginForm({ address }: { address: URL }) {
  const [values, setValues] = useState(NOTHING);
  const change = (fields: Partial<LoginFields>) => setValues((now) => ({ ...now, ...fields }));
  const { form, errors, control, passes } = useForm({
    values,
    change,
    check: checkLogin,
  });
  useSecret(values, change);

  function signIn(event: FormEvent): void {
    event.preventDefault();
    if (!passes()) return;
    setValues(NOTHING);
    location.assign(address);
  }

  return (
    <form className="panel form-card" method="dialog" ref={form} onSubmit={signIn} noValidate>
      <Field label={words.email} error={errors.email}>
        {(ids) => (
          <input {...control('email')} {...ids} type="email" autoComplete="username" required />
        )}
      </Field>
      <SecretField
        label={words.password}
        error={errors.password}
        {...control('password')}
        autoComplete="current-password"
        required
      />
      <div className="form-actions">
        <button type="submit" className="btn btn-primary">
          {words.signIn}
        </button>
        <p>{words.noAccount(<Link to="/signup">{words.signUp}</Link>)}</p>
      </div>
      <p className="login-where">{words.where(<b>{address.host}</b>)}</p>
    </form>
  );
}
