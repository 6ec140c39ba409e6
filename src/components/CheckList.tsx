import { Icon } from './Icon.tsx';

/** A list: of benefits with a tick before each, or of anything else with a point. */
export function CheckList({
  items,
  ticked = false,
  className = '',
}: {
  items: readonly string[];
  ticked?: boolean | undefined;
  className?: string;
}) {
  return (
    <ul className={`ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>
          {ticked ? <Icon name="check" /> : <span className="ticks__point" />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
