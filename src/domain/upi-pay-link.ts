/** What a payer's app is asked to fill in. Texts are clean; the amount is in paise. */
export interface Request {
  upiId: string;
  name: string;
  paise?: number | undefined;
  note?: string | undefined;
}

/**
 * The link that UPI apps open, and that a code holds. Spaces must be `%20`: some apps show a `+` as it
 * is, which is why this is no `URLSearchParams`.
 */
export function payLink({ upiId, name, paise, note }: Request): string {
  const fields = [`pa=${upiId}`, `pn=${encoded(name)}`];
  if (paise !== undefined) fields.push(`am=${(paise / 100).toFixed(2)}`);
  fields.push('cu=INR');
  if (note) fields.push(`tn=${encoded(note)}`);
  return `upi://pay?${fields.join('&')}`;
}

// Also what `encodeURIComponent` leaves, so that a link survives quotation marks and brackets around it.
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
