interface ChoicesProps {
  /** What a text may mean, as buttons say it. */
  texts: readonly string[];
  onPick: (text: string) => void;
}

/** Readings of a text that may mean several things, for its writer to choose from. Nothing where there are none. */
export function Choices({ texts, onPick }: ChoicesProps) {
  if (texts.length === 0) return null;
  return (
    <ul className="chips">
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className="chip" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
