import { later } from '#lib/later.ts';
import { clearSignUpDraft } from '#store/drafts.ts';
import { signUp } from './simulated.ts';
import type { Answers } from './team-message.ts';
import { TeamError } from './team-problem.ts';

/** What sends to our team; loaded once somebody wants that. */
export const team = later(() => import('./send-to-team.ts'));

/** A sign-up that was pressed. */
export interface Submission {
  /** The name that the greeting calls. */
  name: string;
  /** What our team is to get; undefined if nothing. */
  answers: Answers | undefined;
  /** Whether a doubt about the message was said before, and this press answers it. */
  isSure: boolean;
  form: HTMLFormElement | null;
}

/** A sign-up that went through. */
export interface Done {
  name: string;
  /** What has become of the message, if there is one. */
  message: 'saved' | 'sent' | undefined;
}

/**
 * Signs up. Where our team is to know, the message is in the outbox before this resolves.
 *
 * @throws TeamError where the message could not be saved, or nobody knows whether it was
 */
export async function runSubmission(
  { name, answers, isSure, form }: Submission,
  signal: AbortSignal,
): Promise<Done> {
  const toTeam = answers && (await team.load().catch(() => refuse('missing')));
  const message = answers && toTeam?.messageOf(answers);
  if (message && !toTeam?.isSendable(message)) refuse('large');
  const doubt = isSure ? undefined : await toTeam?.findDoubt(form);
  if (doubt) refuse(doubt);
  await signUp(name, signal);
  const outcome = message && (await toTeam?.saveForTeam(message));
  if (outcome === 'full' || outcome === 'unsaved' || outcome === 'unanswered') refuse(outcome);
  // A visitor who has left saw no outcome, so the draft stays with its message's id.
  if (!signal.aborted) clearSignUpDraft();
  return { name, message: outcome };
}

function refuse(problem: ConstructorParameters<typeof TeamError>[0]): never {
  throw new TeamError(problem);
}
