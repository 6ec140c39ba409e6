/** The office, and the helpline for fraud: the numbers to call that texts name. */
const CALLED = /(\+91(?:\s\d+)+|\b1930\b)/;

/** A text whose telephone numbers are links. */
export const Said = ({ text }: { text: string }) =>
  text.split(CALLED).map((part, at) =>
    at % 2 ? (
      <a key={part} href={`tel:${part.replace(/\s/g, '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
