import type { ComponentProps } from 'react';
import { Link } from '#components/Link.tsx';

interface ActProps {
  to: ComponentProps<typeof Link>['to'];
  act: string;
  about: string;
}

/** A button that leads to where something kept is opened; `about` is its whole name. */
export const Act = ({ to, act, about }: ActProps) => (
  <Link className="btn btn-outline-primary" to={to} aria-label={about}>
    {act}
  </Link>
);
