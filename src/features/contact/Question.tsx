import { useEffect, useRef } from 'react';
import type { Doubt } from './doubt.ts';

const QUESTIONS: Record<Doubt, string> = {
  hidden:
    'A field of this form that you cannot see was filled in, perhaps by your browser. It is not sent. Send your message?',
  quick: 'That was quick. Is your message as you want it?',
  many: 'You wrote several messages in a short time. Send this one too?',
};

interface QuestionProps {
  doubt: Doubt;
  onSend: () => void;
  onKeepWriting: () => void;
}

/** Asks about a doubtful message, in the place of the button that was pressed. */
export function Question({ doubt, onSend, onKeepWriting }: QuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  // Not a button: Enter that is still held down would answer.
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      className="note note-wait"
      role="alertdialog"
      aria-labelledby="question-text"
      tabIndex={-1}
      ref={question}
      onKeyDown={({ key }) => key === 'Escape' && onKeepWriting()}
    >
      <div>
        <p id="question-text">{QUESTIONS[doubt]}</p>
        <div className="form-actions">
          <button type="button" className="btn btn-primary" onClick={onSend}>
            Send it
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={onKeepWriting}>
            Keep writing
          </button>
        </div>
      </div>
    </div>
  );
}
