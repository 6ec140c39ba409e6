import * as words from '#features/locker/words/head.ts';
import { useLocker } from '#store/locker.ts';
import { signInLater } from './session-actions.ts';

export function SignInButton() {
  const loading = useLocker((view) => view.loading);
  return (
    <button
      type="button"
      className={`btn btn-primary${loading ? ' is-busy' : ''}`}
      aria-disabled={loading || undefined}
      onClick={() => void signInLater()}
    >
      {words.signIn}
    </button>
  );
}
