import type { ListMark } from '#content/types/sections.ts';
import { Icon } from './Icon.tsx';

const ICONS = { tick: 'check', cross: 'close' } as const;

/** A list with a mark before each item; a point stands before what is neither a benefit nor refused. */
export function CheckList({
  items,
  mark,
  className = '',
}: {
  items: readonly string[];
  mark?: ListMark | undefined;
  className?: string;
}) {
  return (
    <ul className={`ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>
          {mark ? <Icon name={ICONS[mark]} /> : <span className="ticks__point" />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
