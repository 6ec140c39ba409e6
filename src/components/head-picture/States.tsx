import type { States as Copy } from '#copy/types/head-picture.ts';

/** States in their order, joined by a line to the good one; below them, where else each may end. */
export function States({ states: { way, ends } }: { states: Copy }) {
  return (
    <>
      <ol>
        {way.map((state) => (
          <li key={state}>
            <code translate="no">{state}</code>
          </li>
        ))}
      </ol>
      <dl>
        {ends.map(({ state, text }) => (
          <div key={state}>
            <dt translate="no">{state}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
