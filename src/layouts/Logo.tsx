/** The logo for the theme shown; the other one is not fetched. Its link names it. */
export function Logo() {
  return (
    <>
      <img className="on-light" src="/icons/logo.svg" alt="" width="121" height="34" />
      <img
        className="on-dark"
        src="/icons/logo-on-dark.svg"
        alt=""
        width="121"
        height="34"
        loading="lazy"
      />
    </>
  );
}
