import { type ComponentType, createContext } from 'react';
import type { MobileMenuProps } from './MobileMenu.tsx';

/** The menu of narrow screens, if it is open in the document that is hydrated. */
export const EarlyMenuContext = createContext<ComponentType<MobileMenuProps> | undefined>(
  undefined,
);
