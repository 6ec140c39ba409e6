/** The office, and the helpline for fraud: the numbers to call that texts name. */
const CALLED = /(\+91(?:\s\d+)+|\b1930\b)/;

/** A text whose telephone numbers are links. A number stays where it is in its text. */
export const Said = ({ text }: { text: string }) =>
  text.split(CALLED).map((part, at) => {
    const place = `${at} ${part}`;
    if (at % 2)
      return (
        <a key={place} href={`tel:${part.replace(/\s/g, '')}`}>
          {part}
        </a>
      );
    return part ? <span key={place}>{part}</span> : null;
  });
