import type { ReactElement } from 'react';
import { SpokenStatus, StatefulSlider } from '#catalogue/stateful-samples.tsx';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Choices } from '#components/forms/Choices.tsx';
import { EmailField } from '#components/forms/EmailField.tsx';
import { Field } from '#components/forms/Field.tsx';
import { FileButton } from '#components/forms/FileButton.tsx';
import { FormError } from '#components/forms/FormError.tsx';
import { SecretField } from '#components/forms/SecretField.tsx';
import { Variants } from './Variants.tsx';

/** Samples of `src/components/forms`. */
export const forms = {
  BusyButton: (
    <Variants>
      <BusyButton busy={false} busyLabel="Sending...">
        Send
      </BusyButton>
      <BusyButton busy busyLabel="Sending...">
        Send
      </BusyButton>
    </Variants>
  ),
  EmailField: (
    <EmailField
      label="Email"
      value="asha@example.com, ravi@shop.example"
      className="form-control"
      onChange={() => {}}
      onPick={() => {}}
    />
  ),
  Choices: <Choices texts={['₹50.90', '₹50,90,00,000.00']} onPick={() => {}} />,
  Field: (
    <Variants>
      <Field label="Name" help="As on your account.">
        {(control) => <input {...control} className="form-control" defaultValue="Asha" />}
      </Field>
      <Field label="E-mail" error="Enter an e-mail address.">
        {(control) => <input {...control} className="form-control is-invalid" />}
      </Field>
      <Field label="Number" hint="Looks like a number of Maharashtra.">
        {(control) => <input {...control} className="form-control" />}
      </Field>
    </Variants>
  ),
  FileButton: (
    <FileButton label="A file" className="btn btn-outline-primary" onFiles={() => {}}>
      Choose a file
    </FileButton>
  ),
  FormError: <FormError text="Failed to send message. Please try again." />,
  SettledStatus: <SpokenStatus />,
  SecretField: (
    <form className="grid">
      <SecretField label="Passphrase" error={undefined} autoComplete="off" />
      <SecretField
        label="Wrong passphrase"
        error="That is not the passphrase."
        autoComplete="off"
      />
    </form>
  ),
  SliderField: <StatefulSlider />,
} satisfies Record<string, ReactElement>;
