import { createContext, use } from 'react';
import type { Nav } from '#copy/types/nav.ts';

export const NavContext = createContext<Nav | undefined>(undefined);

/** The menus' copy. It comes with the document, like a page's. */
export function useNav(): Nav {
  const nav = use(NavContext);
  if (!nav) throw new Error('No NavContext');
  return nav;
}
