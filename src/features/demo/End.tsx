import { Icon } from '#components/Icon.tsx';
import { acceptInstall } from '#pwa/install-answer.ts';
import { leaveDemo } from '#store/demo-steps.ts';
import { useInstall } from '#store/install-offer.ts';
import * as words from './words.ts';

/** What can be done once all tools were shown. Installing is offered where the browser offers it. */
export function End({ onAgain }: { onAgain: () => void }) {
  const offer = useInstall((state) => state.offer);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-label={words.again}
        onClick={onAgain}
      >
        <Icon name="repeat" />
        <span className="stepper__word">{words.again}</span>
      </button>
      {offer && (
        <button type="button" className="btn btn-primary" onClick={acceptInstall}>
          {words.install}
        </button>
      )}
      <button type="button" className="btn btn-outline-primary" onClick={leaveDemo}>
        {words.leave}
      </button>
    </>
  );
}
