import { Icon } from './Icon.tsx';

/** Foot of a card that is one link: looks like one, and leaves the speaking to the card's title. */
export function LeadsOn({ children }: { children: string }) {
  return (
    <span className="go" aria-hidden="true">
      <span>{children}</span>
      <Icon name="chevron-down" />
    </span>
  );
}
