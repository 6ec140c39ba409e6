import { useRef } from 'react';
import { editContactDraft } from '#store/drafts.ts';
import * as words from './words/number-offer.ts';
import { addressOf, numberIn, numberInWords, writtenNumbers } from './written-number.ts';

export interface NumberOfferProps {
  from_email: string;
  message: string;
}

/** Offers a call back to a visitor who wrote a phone number for an e-mail: a press puts it into the message. */
export function NumberOffer({ from_email: email, message }: NumberOfferProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const put = numberIn(email);
  const numbers = put ? [put] : writtenNumbers(email);
  if (numbers.length === 0) return null;
  const lineOf = (number: string) => words.myNumber(numberInWords(number));

  function putIntoMessage(found: string): void {
    const line = lineOf(found);
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
      {put && message.includes(lineOf(put)) ? (
        words.isInMessage(numberInWords(put))
      ) : (
        <>
          <span>{`${words.noEmail} `}</span>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="btn btn-sm btn-outline-primary"
              onClick={() => putIntoMessage(number)}
            >
              {numbers.length > 1 ? words.putThis(numberInWords(number)) : words.putIntoMessage}
            </button>
          ))}
        </>
      )}
    </p>
  );
}
