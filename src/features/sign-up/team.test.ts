import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import page from '#copy/pages/signup.ts';
import { MAX_PAYLOAD_BYTES } from '#core/outbox/limits.ts';
import type { Submission } from '#features/sign-up/submission.ts';
import { isSendable, teamMessage } from '#features/sign-up/team-message.ts';
import { problemOf } from '#features/sign-up/team-problem.ts';

const INDIA = { region: 'IN', dialCode: '91', lengths: [10] };

const fields = {
  name: ' Asha   Verma ',
  phone: '1200000000',
  email: 'asha@shop.example ',
  requirement: '/apis/Payout',
};

const answers = { fields, country: INDIA, apis: page.tool.apis };
const message = teamMessage(answers);
const LONG = { ...answers, fields: { ...fields, name: 'अ'.repeat(MAX_PAYLOAD_BYTES / 3) } };

describe('the message to our team', () => {
  it('holds the four answers, as they were checked', () => {
    expect(message).toEqual({
      from_name: 'Asha Verma',
      from_email: 'asha@shop.example',
      message: [
        'Sign-up for API access',
        '',
        'Full Name: Asha Verma',
        'Phone Number: +91 1200000000',
        'Email Address: asha@shop.example',
        'API of interest: Payout (/apis/Payout)',
      ].join('\n'),
    });
  });

  it('has no half characters, and no more than the mail service takes', () => {
    const odd = teamMessage({ ...answers, fields: { ...fields, email: 'a\ud800@b.example' } });
    expect(odd.from_email).toBe('a\ufffd@b.example');
    expect(isSendable(message)).toBe(true);
    expect(isSendable(teamMessage(LONG))).toBe(false);
  });
});

describe('a sign-up that was pressed', () => {
  const never = new AbortController().signal;
  const pressed: Submission = { name: 'Asha Verma', answers, isSure: true, form: null };

  beforeEach(() => {
    vi.resetModules();
    vi.doUnmock('#features/sign-up/send-to-team.ts');
    vi.doMock('#features/sign-up/simulated.ts', () => ({ signUp: async (name: string) => name }));
  });

  const run = async (submission: Submission) => {
    const { runSubmission } = await import('#features/sign-up/submission.ts');
    return runSubmission(submission, never);
  };
  const withTeam = (team: object) =>
    vi.doMock('#features/sign-up/send-to-team.ts', () => ({
      messageOf: teamMessage,
      isSendable,
      ...team,
    }));
  const problemIn = async (submission: Submission) => {
    const { problemOf: read } = await import('#features/sign-up/team-problem.ts');
    return run(submission).then(() => undefined, read);
  };

  it('does not load the outbox unless our team gets the answers', async () => {
    withTeam({
      findDoubt: () => {
        throw new Error('asked');
      },
    });
    expect(await run({ ...pressed, answers: undefined, isSure: false })).toEqual({
      name: 'Asha Verma',
      message: undefined,
    });
  });

  it.each(['saved', 'sent'] as const)(
    'says that its message is %s, and is cleared',
    async (outcome) => {
      withTeam({ saveForTeam: async () => outcome });
      const { editSignUpDraft, useDrafts } = await import('#store/drafts.ts');
      editSignUpDraft({ ...fields, toTeam: 'yes' });
      expect(await run(pressed)).toEqual({ name: 'Asha Verma', message: outcome });
      expect(useDrafts.getState().signUp).toMatchObject({ name: '', toTeam: '', id: '' });
    },
  );

  it.each(['full', 'unsaved', 'unanswered'] as const)(
    'ends, and keeps what was typed, where the outbox is %s',
    async (outcome) => {
      withTeam({ saveForTeam: async () => outcome });
      const { editSignUpDraft, useDrafts } = await import('#store/drafts.ts');
      editSignUpDraft({ ...fields, toTeam: 'yes' });
      expect(await problemIn(pressed)).toBe(outcome);
      expect(useDrafts.getState().signUp).toMatchObject({ name: fields.name, toTeam: 'yes' });
    },
  );

  it('asks once about a doubt', async () => {
    const saveForTeam = vi.fn(async () => 'saved');
    withTeam({ findDoubt: async () => 'many', saveForTeam });
    expect(await problemIn({ ...pressed, isSure: false })).toBe('many');
    expect(saveForTeam).not.toHaveBeenCalled();
    expect(await run(pressed)).toMatchObject({ message: 'saved' });
  });

  it('refuses answers that are too long, or if the outbox cannot be loaded', async () => {
    withTeam({ findDoubt: async () => undefined, saveForTeam: async () => 'saved' });
    expect(await problemIn({ ...pressed, answers: LONG })).toBe('large');
    vi.doMock('#features/sign-up/send-to-team.ts', () => {
      throw new Error('not there');
    });
    vi.resetModules();
    expect(await problemIn(pressed)).toBe('missing');
  });

  it('fails for other reasons with other words', () => {
    expect(problemOf(new Error('full'))).toBeUndefined();
  });
});

describe('what was saved for our team', () => {
  it('is the same message while the draft stays, and a new one afterwards', async () => {
    vi.resetModules();
    vi.doUnmock('#features/sign-up/send-to-team.ts');
    for (const each of ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'])
      vi.stubEnv(`VITE_EMAILJS_${each}`, 'x');
    vi.stubGlobal('location', { origin: 'http://localhost' });
    const { saveForTeam } = await import('#features/sign-up/send-to-team.ts');
    const { clearSignUpDraft, useDrafts } = await import('#store/drafts.ts');
    const { browserDevice } = await import('#core/outbox/browser-device.ts');
    const { allRecords } = await import('#core/outbox/store.ts');
    const ids = async () => (await allRecords(browserDevice)).map(({ id }) => id);
    // A page that dies now leaves the draft as it is, with the identity of its message.
    for (const _ of [1, 2]) expect(await saveForTeam(message)).toBe('saved');
    expect(await ids()).toEqual([useDrafts.getState().signUp.id]);
    clearSignUpDraft();
    expect(await saveForTeam(message)).toBe('saved');
    expect(await ids()).toHaveLength(2);
  });
});
