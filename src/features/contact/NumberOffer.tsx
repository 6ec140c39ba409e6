import { useRef, useState } from 'react';
import { editContactDraft } from '#store/drafts.ts';
import * as words from './words/number-offer.ts';
import { addressOf, numberInWords, writtenNumber } from './written-number.ts';

interface NumberOfferProps {
  email: string;
  message: string;
  /** Whether the address was found wrong. */
  isWrong: boolean;
}

/** Who has no e-mail and wrote a phone number in its place is called back: a press puts the number into the message. */
export default function NumberOffer({ email, message, isWrong }: NumberOfferProps) {
  const status = useRef<HTMLDivElement>(null);
  const [put, setPut] = useState('');
  const number = isWrong ? writtenNumber(email) : undefined;
  const isPut = put !== '' && email === addressOf(put);

  function putIntoMessage(found: string): void {
    const line = words.myNumber(numberInWords(found));
    const written = message.trimEnd();
    editContactDraft({
      from_email: addressOf(found),
      message: written.includes(line) ? written : [written, line].filter(Boolean).join('\n'),
    });
    setPut(found);
    // The button goes, with the focus on it.
    status.current?.focus();
  }

  return (
    <div className="number-offer" role="status" tabIndex={-1} ref={status}>
      {number && (
        <>
          <span>{words.noEmail}</span>{' '}
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => putIntoMessage(number)}
          >
            {words.putIntoMessage}
          </button>
        </>
      )}
      {isPut && <span>{words.isInMessage(numberInWords(put))}</span>}
    </div>
  );
}
