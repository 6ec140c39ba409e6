import { elsewhere, untranslated } from 'virtual:untranslated-pages';
import { type ComponentProps, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { Action } from '#copy/types/head.ts';
import type { Path } from '#routes/paths.ts';
import { noteCall } from './contact-call.ts';
import { OverPageContext } from './dialogs/over-page-context.ts';
import { isElsewhere } from './elsewhere.ts';
import { markEnglish } from './mark-english.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: Action['to'] | `${Path}#${string}` | `#${string}`;
};

/**
 * A link within the site. A path that is not in the route list does not compile. Where the page is in English in
 * another language, the link says so; where it is only in the default one, the browser goes there and not the router.
 *
 * Made of React Router's hooks: its own `Link` also knows data routers and framework prefetching, which
 * costs every page 3.4 KB for nothing here.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace: use(OverPageContext) || undefined,
  });
  if (elsewhere && isElsewhere(to))
    return <a {...rest} hrefLang="en" href={to} onClick={onClick} />;
  return (
    <a
      {...(untranslated ? markEnglish(to, rest) : rest)}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (to.startsWith('/contact')) noteCall(event.currentTarget);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
