import { MessagePanel } from '#components/MessagePanel.tsx';
import { Beside } from './beside-form.ts';
import { Queued } from './Queued.tsx';
import * as words from './words/form.tsx';

/** Takes the form's place: the message is delivered, or kept on this device until it can be. */
export function Outcome({ outcome, again }: { outcome: 'sent' | 'queued'; again: () => void }) {
  if (outcome === 'sent')
    return (
      <MessagePanel illustration="done" heading={words.sentHeading}>
        <p>{words.sent}</p>
        <Beside what="receipt" />
        <button type="button" className="btn btn-outline-primary" onClick={again}>
          {words.writeAnother}
        </button>
      </MessagePanel>
    );
  return (
    <MessagePanel illustration="outbox" heading={words.queuedHeading}>
      <Queued />
      <button type="button" className="btn btn-outline-primary" onClick={again}>
        {words.writeAnother}
      </button>
    </MessagePanel>
  );
}
