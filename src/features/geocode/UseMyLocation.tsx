import type { TaskState } from '#components/forms/use-async.ts';
import { Icon } from '#components/Icon.tsx';
import { PositionProblem } from './own-position.ts';
import * as words from './words.tsx';

/** Fills in where the device is, if its owner agrees. */
export function UseMyLocation({ state, onPress }: { state: TaskState<void>; onPress: () => void }) {
  const busy = state.status === 'busy';
  return (
    <div className="geocode-own">
      <button
        type="button"
        className={`btn btn-text${busy ? ' is-busy' : ''}`}
        aria-disabled={busy || undefined}
        onClick={() => busy || onPress()}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : <Icon name="pin" />}
        <span>{busy ? words.findingPosition : words.useMyLocation}</span>
      </button>
      <p role="status">{state.status === 'done' && words.positionFilledIn}</p>
      {state.status === 'failed' && (
        <p className="geocode-problem" role="alert">
          {state.error instanceof PositionProblem && state.error.message}
        </p>
      )}
    </div>
  );
}
