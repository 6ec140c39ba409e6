import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { SearchDialogProps } from '#features/search/SearchDialog.tsx';
import { closeSearch, openSearch, useSearchDialog } from '#store/search-dialog.ts';
import { useNav } from './nav-context.ts';
import { asksForSearch } from './search-keys.ts';

const load = () => import('#features/search/SearchDialog.tsx');
const hint = () => void load().catch(() => {});

/**
 * Opens the search dialog, whose code comes with the first touch. It is a link to the search page, which does
 * the same without scripts, and where the dialog cannot be loaded.
 */
export function SearchButton() {
  const { tools } = useNav();
  const link = useRef<HTMLAnchorElement>(null);
  const opener = useSearchDialog((state) => state.opener);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  useEffect(() => {
    if (!opener || Dialog) return;
    load().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        closeSearch();
        location.assign('/search');
      },
    );
  }, [opener, Dialog]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // One dialog at a time.
      if (!asksForSearch(event) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      const focused = document.activeElement;
      openSearch(
        focused instanceof HTMLElement && focused !== document.body
          ? focused
          : (link.current as HTMLElement),
      );
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Link
        ref={link}
        to="/search"
        className="find"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerDown={hint}
        onFocus={hint}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          openSearch(event.currentTarget);
        }}
      >
        <Icon name="search" />
        <span>Search</span>
        <kbd>/</kbd>
      </Link>
      {opener && Dialog && <Dialog opener={opener} tools={tools} />}
    </>
  );
}
