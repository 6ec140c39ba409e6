import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Path } from '#paths.ts';

/** A link within the site. A path that is not in the route list does not compile. */
export function Link(
  props: Omit<ComponentProps<typeof RouterLink>, 'to'> & {
    to: Path | `${Path}#${string}` | `#${string}`;
  },
) {
  return <RouterLink {...props} />;
}
