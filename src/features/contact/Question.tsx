import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Doubt } from '#core/outbox/doubt.ts';
import * as words from './words/question.ts';

interface QuestionProps {
  doubt: Doubt;
  /** Called with whether to send the message unchanged. */
  onAnswer: (isSure: boolean) => void;
}

/** Asks about a doubtful message, instead of the button that was pressed. */
export function Question({ doubt, onAnswer }: QuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  // Not a button: Enter that is still held down would answer.
  useEffect(() => question.current?.focus(), []);

  function answer(isSure: boolean): void {
    const form = question.current?.closest('form');
    flushSync(() => onAnswer(isSure));
    // The pressed button is gone, and the focus must not go with it.
    form?.querySelector<HTMLElement>(isSure ? '[type="submit"]' : 'textarea')?.focus();
  }

  return (
    <div
      className="note note-wait mt-3"
      role="alertdialog"
      aria-labelledby="question-text"
      tabIndex={-1}
      ref={question}
      onKeyDown={({ key }) => key === 'Escape' && answer(false)}
    >
      <div>
        <p id="question-text">{words.questions[doubt]}</p>
        <div className="form-actions">
          <button type="button" className="btn btn-primary" onClick={() => answer(true)}>
            {words.send}
          </button>
          <button type="button" className="btn btn-outline-primary" onClick={() => answer(false)}>
            {words.keepWriting}
          </button>
        </div>
      </div>
    </div>
  );
}
