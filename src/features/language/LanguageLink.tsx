import type languages from 'virtual:other-languages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#components/use-hydrated.ts';
import { matchRoute } from '#routes/match-route.ts';
import { pathInLanguage } from '#routes/path-in-language.ts';
import { chooseLanguage } from '#store/language.ts';

interface LanguageLinkProps {
  language: Pick<(typeof languages)[number], 'code' | 'prefix'>;
  className?: string | undefined;
  /** In that language. */
  children: ReactNode;
}

/**
 * Leads to the same page, and to the same place there, in another language: to another document, so that the browser
 * goes there and not the router. Remembers the choice, once `askBeforeLeaving` has asked. The served link leads to the
 * page without what follows its path.
 */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const path = isHydrated ? pathname : servedPath(pathname);
  const place = isHydrated ? search + hash : '';
  return (
    <a
      className={className}
      lang={language.code}
      hrefLang={language.code}
      href={pathInLanguage(language.prefix, path) + place}
      onClick={() => chooseLanguage(language.code)}
    >
      {children}
    </a>
  );
}

/** The path that a document was rendered for: one document for all values of a parameter, with its name in the path. */
function servedPath(pathname: string): string {
  const { path = pathname, params = {} } = matchRoute(pathname) ?? {};
  return [path, ...Object.keys(params)].join('/');
}
