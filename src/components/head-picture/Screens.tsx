import type { Screens as Copy } from '#copy/types/head-picture.ts';

/** What a person sees, one screen after the other. What looks like a button is drawn. */
export function Screens({ screens: { items } }: { screens: Copy }) {
  return (
    <ol>
      {items.map(({ title, amount, text, press }) => (
        <li key={title}>
          <span>{title}</span>
          <b>{amount}</b>
          <p>{text}</p>
          {press && <strong>{press}</strong>}
        </li>
      ))}
    </ol>
  );
}
