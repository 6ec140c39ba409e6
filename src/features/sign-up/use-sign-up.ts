import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAtOver } from '#components/dialogs/over-step.ts';
import { useForm } from '#components/form-state/use-form.ts';
import { keepCaret, rewriting } from '#components/forms/keep-caret.ts';
import { useAsync } from '#components/forms/use-async.ts';
import { orSeveral, useSeveral } from '#components/forms/use-several.ts';
import type { Tool } from '#copy/types/tools.ts';
import { typedEmail } from '#domain/email.ts';
import { withoutPrefix } from '#domain/phone.ts';
import { spoken, spokenDigits } from '#lib/reader/spoken-later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { taskFinished } from '#pwa/install.ts';
import {
  editSignUpDraft,
  type SignUpDraft,
  useDraft,
  useDrafts,
  useKeepsDrafts,
} from '#store/drafts.ts';
import type { CameFor } from './Choice.tsx';
import { DEFAULT_REGION, namesOf, readCountries } from './countries.ts';
import { readInternational } from './phone.ts';
import { asOptions, type Option } from './search-countries.ts';
import { firstPhone, phonesIn } from './several-phones.ts';
import { runSubmission } from './submission.ts';
import { isDoubt, problemOf } from './team-problem.ts';
import { checkSignUp, cleanName, type SignUpFields } from './validate.ts';

const READ = {
  name: { onBlur: ({ name }: SignUpFields) => ({ name: cleanName(name) }) },
  phone: { onKey: (field: HTMLInputElement) => keepCaret(field, rewriting(firstPhone)) },
  email: { onBlur: ({ email }: SignUpFields) => ({ email: typedEmail(email) }) },
};

/** State of the sign-up form: the draft, its errors, and the progress of the simulated call. */
export function useSignUp({ apis, countries, samples }: Tool<'sign-up'>) {
  const [{ all, options }] = useState(() => listsOf(countries));
  const { name, country, phone, email, requirement: stored, toTeam } = useDraft('signUp');
  const keepsDrafts = useKeepsDrafts();
  const known = (path: string | null) => apis.find(({ value }) => value === path)?.value;
  const requirement = known(stored) ?? '';
  const chosen = countryOf(options, country);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const { state, start, reset } = useAsync(runSubmission);
  const busy = state.status === 'busy';
  const problem = state.status === 'failed' ? problemOf(state.error) : undefined;

  // A link may choose the API. The choice is taken once, so that a reload keeps a later one.
  const query = new URLSearchParams(search);
  const wanted = known(query.get('api'));
  const cameFor = query.get('for');
  useEffect(() => {
    let here = true;
    void useDrafts.load().then(() => {
      if (!wanted || !here) return;
      editSignUpDraft({ requirement: wanted });
      navigate(pathname, { replace: true, state: { for: cameFor } satisfies CameFor });
    });
    return () => {
      here = false;
    };
  }, [wanted, cameFor, pathname, navigate]);

  function change({ phone: typed, ...fields }: Partial<SignUpFields>): void {
    if (state.status === 'failed') reset();
    editSignUpDraft({ ...fields, ...(typed !== undefined && numberOf(typed)) });
  }

  function numberOf(typed: string): Partial<SignUpDraft> {
    const whole = readInternational(typed, all, chosen);
    return whole
      ? { country: whole.country.region, phone: withoutPrefix(whole.number, whole.country) }
      : { phone: withoutPrefix(typed, chosen) };
  }

  const values = { name, phone, email, requirement };
  const given = useSeveral(phonesIn);
  const form = useForm({
    values,
    change,
    read: { ...READ, phone: { onKey: given.seeing(READ.phone.onKey) } },
    check: (fields) => orSeveral(checkSignUp(fields, chosen.dialCode), { phone: given }),
    isKept: keepsDrafts,
  });

  // Words that were put in before they could be read are read now.
  const readAgain = useRef(() => {});
  readAgain.current = () => {
    const read = firstPhone(phone);
    if (read !== phone) change({ phone: read });
  };
  useEffect(
    () =>
      void spokenDigits.run((part) => {
        spoken.known = part;
        readAgain.current();
      }),
    [],
  );

  // A pattern is compiled when it is first used, and one of all scripts' letters takes long: not in a press.
  useEffect(
    () =>
      whenIdle(() => {
        for (const sample of samples) checkSignUp(sample.values, '');
      }),
    [samples],
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = busy ? undefined : form.passes();
    if (!read) return;
    // The fields are disabled now, and would drop the focus of who pressed Enter in one.
    (event.nativeEvent as SubmitEvent).submitter?.focus();
    void start({
      name: read.name,
      answers: toTeam ? { fields: read, country: chosen, apis } : undefined,
      isSure: isDoubt(problem),
      form: form.form.current,
    });
  }

  function tick(isOn: boolean): void {
    if (state.status === 'failed') reset();
    editSignUpDraft({ toTeam: isOn ? 'yes' : '' });
  }

  function fill(sample: SignUpFields): void {
    reset();
    form.forget();
    given.forget();
    // A sample is nobody's sign-up.
    editSignUpDraft({ ...sample, country: DEFAULT_REGION, toTeam: '' });
  }

  function leave(): void {
    reset();
    taskFinished();
    navigate('/', { replace: isAtOver() });
  }

  const choose = ({ region }: Option) => editSignUpDraft({ country: region });
  const phones = {
    ...given,
    onPick: (number: string) => {
      given.forget();
      change({ phone: number });
    },
  };
  const team = { isOn: toTeam !== '', onChange: tick, problem, disabled: busy };
  return {
    ...form,
    phones,
    values,
    options,
    chosen,
    choose,
    team,
    state,
    busy,
    submit,
    fill,
    leave,
  };
}

/** The countries by dial code, and as they are listed. */
function listsOf(table: string) {
  const all = readCountries(table);
  return { all, options: asOptions(all, namesOf(all)) };
}

function countryOf(options: readonly Option[], region: string): Option {
  const found = (wanted: string) => options.find((option) => option.region === wanted);
  const country = found(region) ?? found(DEFAULT_REGION);
  if (!country) throw new Error('The table of countries has no default country.');
  return country;
}
