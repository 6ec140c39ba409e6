import { Languages } from 'virtual:language-links';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import { Logo } from '#layouts/links/Logo.tsx';
import type { Path } from '#routes/paths.ts';
import { openSearch } from '#store/search-dialog.ts';
import * as frame from '#words/layouts.ts';
import * as words from '#words/mobile-menu.ts';
import { InstallEntry } from './InstallEntry.tsx';
import { MobileSections } from './MobileSections.tsx';
import { MobileTools } from './MobileTools.tsx';
import { useWide } from './use-wide.ts';
import './mobile-menu.scss';

export interface MobileMenuProps {
  open: boolean;
  current: Path | undefined;
  /** Whether it was shown as rendered while building, before the application ran, when no page was known. */
  prerendered: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The menu of narrow screens: slides in from the right over the page, which the browser puts out of reach meanwhile.
 * The browser also gives the focus back to what was pressed for it.
 */
export function MobileMenu({ open, current, prerendered, opener, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useWide(onClose);
  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  const search = () => {
    onClose();
    if (opener.current) openSearch(opener.current);
  };
  // Outside of its box a dialog is pressed where its backdrop is.
  const press = ({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>) => {
    const { left, right } = currentTarget.getBoundingClientRect();
    const isOutside = clientX > 0 && (clientX < left || clientX > right);
    if (isOutside || (target as Element).closest('a')) onClose();
  };
  return (
    <OverPage isOpen={open} onBack={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and links are links */}
      <dialog
        ref={dialog}
        className="m-menu"
        aria-label={words.menu}
        onClose={onClose}
        onClick={press}
      >
        <div className="m-menu__top">
          <Logo />
          <Languages className="btn btn-quiet" />
          <form method="dialog">
            <button type="submit" className="btn btn-quiet btn-icon" aria-label={words.closeMenu}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <nav className="m-menu__scroll" aria-label={frame.mainMenu}>
          <button type="button" className="m-find" aria-haspopup="dialog" onClick={search}>
            <Icon name="search" />
            {words.search}
          </button>
          <MobileSections current={current} collapsed={prerendered} />
        </nav>
        <MobileTools />
        <div className="m-prefs">
          <Link className="btn btn-sm btn-quiet" to="/rates">
            {words.rates}
          </Link>
          <Link className="btn btn-sm btn-quiet" to="/device">
            {words.device}
          </Link>
          <InstallEntry onAsked={onClose} />
          <ThemeSwitch icons />
        </div>
        <div className="m-menu__foot">
          <Link className="btn btn-primary" to="/contact">
            {words.contact}
          </Link>
          <Link className="btn btn-outline-primary" to="/login">
            {words.login}
          </Link>
        </div>
      </dialog>
    </OverPage>
  );
}
