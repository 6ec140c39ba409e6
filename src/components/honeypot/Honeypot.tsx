import * as words from '#words/components.ts';
import { HONEYPOT } from './honeypot-field.ts';

/**
 * A field that only programs fill in. Nobody sees it, hears it or reaches it with a key; browsers and
 * password managers are told to leave it alone, and they do not know its name.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {words.leaveEmpty}
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
