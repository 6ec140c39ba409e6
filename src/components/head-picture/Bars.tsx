import type { Bars as Copy } from '#copy/types/head-picture.ts';

/** Lines of one length, each with its span drawn to scale under its words. */
export function Bars({ bars: { rows } }: { bars: Copy }) {
  return (
    <ul>
      {rows.map(({ figure, text, from, to }) => (
        <li key={figure}>
          <b>{`${figure} `}</b>
          <span>{text}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d={`M${from} 0H${to}V4H${from}z`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
