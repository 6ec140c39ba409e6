import { Languages } from 'virtual:language-links';
import { Suspense } from 'react';
import { Link } from '#components/Link.tsx';
import { WaitingMark } from '#features/outbox/WaitingMark.tsx';
import { currentLink } from '#layouts/links/current-link.ts';
import { Logo } from '#layouts/links/Logo.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import { MenuButton } from '#layouts/menu/MenuButton.tsx';
import { Loading } from '#layouts/navigation/Loading.tsx';
import * as words from '#words/layouts.ts';
import { MainNav } from './MainNav.tsx';
import { SearchButton } from './SearchButton.tsx';

/** Top of every page. `loading` tells that the page which was asked for is on its way. */
export function Header({ pathname, loading }: { pathname: string; loading: boolean }) {
  const { items } = useNav();
  const current = currentLink(items, pathname);
  return (
    <header className="site-header">
      <div className="container site-header__row">
        <Logo />
        <Suspense>
          <MainNav current={current} />
        </Suspense>
        <SearchButton />
        <WaitingMark />
        <Languages className="btn btn-sm btn-quiet site-header__wide" />
        <Link className="btn btn-sm btn-primary site-header__wide" to="/contact">
          {words.contact}
        </Link>
        <Link className="btn btn-sm btn-outline-primary site-header__wide" to="/login">
          {words.signIn}
        </Link>
        <MenuButton current={current} />
      </div>
      {loading && <Loading />}
    </header>
  );
}
