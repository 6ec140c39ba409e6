import { type RefObject, useEffect, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import { useInertPage } from '#components/use-inert-page.ts';
import * as frame from '#content/en/words/layouts.ts';
import * as words from '#content/en/words/mobile-menu.ts';
import type { Path } from '#routes/paths.ts';
import { openSearch } from '#store/search-dialog.ts';
import { Languages } from './Languages.tsx';
import { Logo } from './Logo.tsx';
import { MobileSections } from './MobileSections.tsx';
import { MobileTools } from './MobileTools.tsx';
import { useWide } from './use-wide.ts';
import './mobile-menu.scss';

export interface MobileMenuProps {
  open: boolean;
  current: Path | undefined;
  /** Gets the focus back when the menu closes and leads nowhere. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The menu of narrow screens: slides in from the right over the page, which is inert meanwhile. */
export function MobileMenu({ open, current, opener, onClose }: MobileMenuProps) {
  const followed = useRef(false);
  useWide(onClose);
  useInertPage(open);
  useEffect(() => {
    if (open) followed.current = false;
  }, [open]);
  const search = () => {
    followed.current = true;
    onClose();
    if (opener.current) openSearch(opener.current);
  };
  return (
    <Offcanvas
      show={open}
      onHide={onClose}
      placement="end"
      className="m-menu"
      aria-label={words.menu}
      // The new page takes the focus while the menu still slides away, and keeps it.
      enforceFocus={open}
      restoreFocus={false}
      onExited={() => !followed.current && opener.current?.focus()}
      onClick={({ target }: { target: EventTarget }) => {
        if (!(target as Element).closest('a')) return;
        followed.current = true;
        onClose();
      }}
    >
      <div className="m-menu__top">
        <Logo />
        <Languages className="btn btn-quiet" />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.closeMenu}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="m-menu__scroll" aria-label={frame.mainMenu}>
        <button type="button" className="m-find" aria-haspopup="dialog" onClick={search}>
          <Icon name="search" />
          {words.search}
        </button>
        <MobileSections current={current} />
      </nav>
      <MobileTools />
      <div className="m-prefs">
        <ThemeSwitch icons />
      </div>
      <div className="m-menu__foot">
        <Link className="btn btn-outline-primary" to="/contact">
          {words.contact}
        </Link>
        <Link className="btn btn-primary" to="/login">
          {words.login}
        </Link>
      </div>
    </Offcanvas>
  );
}
