import { useRef } from 'react';
import { editContactDraft } from '#store/drafts.ts';
import * as words from './words/number-offer.ts';
import { addressOf, numberIn, numberInWords, writtenNumber } from './written-number.ts';

export interface NumberOfferProps {
  from_email: string;
  message: string;
}

/** Who has no e-mail and wrote a phone number in its place is called back: a press puts the number into the message. */
export function NumberOffer({ from_email: email, message }: NumberOfferProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const number = numberIn(email) ?? writtenNumber(email);
  if (!number) return null;
  const shown = numberInWords(number);
  const line = words.myNumber(shown);

  function putIntoMessage(found: string): void {
    const written = message.trimEnd();
    editContactDraft({
      from_email: addressOf(found),
      message: written.includes(line) ? written : [written, line].filter(Boolean).join('\n'),
    });
    // The button goes, with the focus on it.
    place.current?.focus();
  }

  return (
    <p className="number-offer" tabIndex={-1} ref={place}>
      {numberIn(email) && message.includes(line) ? (
        words.isInMessage(shown)
      ) : (
        <>
          <span>{`${words.noEmail} `}</span>
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => putIntoMessage(number)}
          >
            {words.putIntoMessage}
          </button>
        </>
      )}
    </p>
  );
}
