const ID = 'announcer';

/** The place from which screen readers hear of a new page. */
export function Announcer() {
  return <p id={ID} className="visually-hidden" role="status" />;
}

/** Reads a text out, politely. */
export function announce(text: string): void {
  const place = document.getElementById(ID);
  if (place) place.textContent = text;
}
