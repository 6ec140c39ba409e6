import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { SearchDialogProps } from '#features/search/SearchDialog.tsx';
import { useNav } from '#layouts/links/nav-context.ts';
import { later } from '#lib/later.ts';
import { closeSearch, openSearch, useSearchDialog } from '#store/search-dialog.ts';
import { showToast } from '#store/toasts.ts';
import * as words from '#words/layouts.ts';

const dialog = later(() => import('#features/search/SearchDialog.tsx'));

/**
 * Opens the search dialog, whose code comes with the first touch. Before the scripts run, and without them, it is a
 * link to the search page.
 */
export function SearchButton() {
  const { tools } = useNav();
  const opener = useSearchDialog((state) => state.opener);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  useEffect(() => {
    if (!opener || Dialog) return;
    dialog.load().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        closeSearch();
        showToast('alert', words.searchFailed);
      },
    );
  }, [opener, Dialog]);

  return (
    <>
      <Link
        to="/search"
        className="find"
        aria-label={words.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerDown={dialog.hint}
        onFocus={dialog.hint}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          // Nobody is on the way to the search page, which therefore is not loaded.
          event.stopPropagation();
          openSearch(event.currentTarget);
        }}
      >
        <Icon name="search" />
        <span>{words.search}</span>
        <kbd>/</kbd>
      </Link>
      {opener && Dialog && <Dialog opener={opener} tools={tools} />}
    </>
  );
}
