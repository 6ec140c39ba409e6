import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { Action } from '#content/types/head.ts';
import type { Path } from '#routes/paths.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: Action['to'] | `${Path}#${string}` | `#${string}`;
};

/**
 * A link within the site. A path that is not in the route list does not compile.
 *
 * Made of React Router's hooks: its own `Link` also knows data routers and framework prefetching, which
 * costs every page 3.4 KB for nothing here.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
