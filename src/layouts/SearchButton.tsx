import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { SearchDialogProps } from '#features/search/SearchDialog.tsx';
import { closeSearch, openSearch, useSearchDialog } from '#store/search-dialog.ts';
import { useNav } from './nav-context.ts';

const load = () => import('#features/search/SearchDialog.tsx');
const hint = () => void load().catch(() => {});

/**
 * Opens the search dialog, whose code comes with the first touch. It is a link to the search page, which does
 * the same without scripts, and where the dialog cannot be loaded.
 */
export function SearchButton() {
  const { tools } = useNav();
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

  return (
    <>
      <Link
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
