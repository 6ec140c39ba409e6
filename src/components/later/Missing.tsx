import * as words from '#words/components.ts';
import { wordsTag } from '#words/language.ts';

interface MissingProps {
  /** How often it could not be loaded: each time it is said again. */
  failures: number;
  onTry: () => void;
}

/** Replaces what could not be loaded. */
export const Missing = ({ failures, onTry }: MissingProps) => (
  <p className="missing" lang={wordsTag}>
    <span role="alert">
      <span key={failures}>{words.partFailed}</span>
    </span>{' '}
    <button type="button" className="btn btn-text" onClick={onTry}>
      {words.tryAgain}
    </button>
  </p>
);
