import { BusyButton } from '#components/forms/BusyButton.tsx';
import { EmailField } from '#components/forms/EmailField.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { Link } from '#components/Link.tsx';
import { Samples } from '#components/tools/Samples.tsx';
import type { Tool } from '#copy/types/tools.ts';
import { ApiOptions } from './ApiOptions.tsx';
import { Choice } from './Choice.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SuccessDialog } from './SuccessDialog.tsx';
import { TeamOption } from './TeamOption.tsx';
import { useSignUp } from './use-sign-up.ts';
import * as words from './words/form.tsx';
import './tool.scss';

/**
 * The sign-up form and its success dialog. The call is simulated: nothing leaves the device, unless the visitor has it
 * sent to our team as well.
 */
export default function SignUp({ tool }: { tool: Tool<'sign-up'> }) {
  const { form, values, errors, control, set, team, state, busy, ...actions } = useSignUp(tool);
  const { options, chosen, choose, phones, submit, fill, leave } = actions;
  return (
    <>
      <Choice choices={tool.choices} />
      <form className="panel form-card" method="dialog" ref={form} onSubmit={submit} noValidate>
        <FormError text={state.status === 'failed' && !team.problem ? words.failed : errors.form} />
        <Field label={words.fullName} error={errors.name}>
          {(ids) => (
            <input {...control('name')} {...ids} autoComplete="name" disabled={busy} required />
          )}
        </Field>
        <PhoneField
          options={options}
          chosen={chosen}
          onChoose={choose}
          control={control('phone')}
          error={errors.phone}
          several={phones}
          disabled={busy}
        />
        <EmailField
          label={words.emailAddress}
          error={errors.email}
          {...control('email')}
          onPick={(address) => set('email', address)}
          disabled={busy}
        />
        <Field label={words.apiOfInterest} error={errors.requirement}>
          {(ids) => (
            <select
              {...ids}
              name="requirement"
              className={`form-select${errors.requirement === undefined ? '' : ' is-invalid'}`}
              value={values.requirement}
              onChange={({ target }) => set('requirement', target.value)}
              disabled={busy}
              required
            >
              <ApiOptions apis={tool.apis} />
            </select>
          )}
        </Field>
        <TeamOption copy={tool.team} {...team} />
        <div className="form-actions">
          <BusyButton busy={busy} busyLabel={words.submitting}>
            {words.signUp}
          </BusyButton>
          <p>{words.haveAccount(<Link to="/login">{words.login}</Link>)}</p>
        </div>
      </form>
      <Samples samples={tool.samples} form={form} onPick={({ values: sample }) => fill(sample)} />
      {state.status === 'done' && <SuccessDialog {...state.output} onClose={leave} />}
    </>
  );
}
