import type { Codes as Copy } from '#copy/types/head-picture.ts';

/** Stands that each hold a drawn code. */
export function Codes({ codes: { size, d, items } }: { codes: Copy }) {
  return (
    <ul>
      {items.map(({ title, text }) => (
        <li key={title}>
          <svg viewBox={`0 -0.5 ${size} ${size}`} aria-hidden="true" focusable="false">
            <path d={d} />
          </svg>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
