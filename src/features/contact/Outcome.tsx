import { Link } from '#components/Link.tsx';
import { MessagePanel } from '#components/MessagePanel.tsx';

/** Takes the form's place: the message is delivered, or kept on this device until it can be. */
export function Outcome({ outcome, again }: { outcome: 'sent' | 'queued'; again: () => void }) {
  if (outcome === 'sent')
    return (
      <MessagePanel illustration="done" heading="Thank you!">
        <p>We have received your message and will get back to you shortly.</p>
        <button type="button" className="btn btn-outline-primary" onClick={again}>
          Write another message
        </button>
      </MessagePanel>
    );
  return (
    <MessagePanel illustration="outbox" heading="Saved. We’ll send it for you.">
      <p>
        Your message is on this device and goes out by itself when the network is back. You can
        close the app. See it in the <Link to="/outbox">outbox</Link>.
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={again}>
        Write another message
      </button>
    </MessagePanel>
  );
}
