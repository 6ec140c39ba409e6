import { Link } from '#components/Link.tsx';
import * as words from '#words/layouts.ts';

/** The logo for the theme shown, as the link home; the other one is not fetched. */
export function Logo() {
  return (
    <Link className="brand" to="/" aria-label={words.homeOfBrand}>
      <img className="on-light" src="/icons/logo.svg" alt="" width="121" height="34" />
      <img
        className="on-dark"
        src="/icons/logo-on-dark.svg"
        alt=""
        width="121"
        height="34"
        loading="lazy"
      />
    </Link>
  );
}
