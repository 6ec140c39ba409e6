import { create } from 'zustand';

/** Whether the search dialog is asked for: by what, which gets the focus back when it closes. */
export const useSearchDialog = create<{ opener: HTMLElement | undefined }>()(() => ({
  opener: undefined,
}));

/** Opens the search dialog over the page. */
export const openSearch = (opener: HTMLElement): void => useSearchDialog.setState({ opener });

export const closeSearch = (): void => useSearchDialog.setState({ opener: undefined });
