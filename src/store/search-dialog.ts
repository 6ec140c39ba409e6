import { create } from 'zustand';

/**
 * Whether the search dialog is asked for: by what, which gets the focus back when it closes; and whether the list of
 * the keys is shown in its place.
 */
export const useSearchDialog = create<{ opener: HTMLElement | undefined; help?: boolean }>()(
  () => ({
    opener: undefined,
  }),
);

/** Opens the search dialog over the page, or the list of the keys. */
export const openSearch = (opener: HTMLElement, help?: boolean): void =>
  useSearchDialog.setState({ opener, help });

export const closeSearch = (): void => useSearchDialog.setState({ opener: undefined });

/** Shows the list of the keys in the open dialog. */
export const showHelp = (): void => useSearchDialog.setState({ help: true });
