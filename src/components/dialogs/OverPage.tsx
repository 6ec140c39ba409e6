import { type ReactNode, useEffect, useRef } from 'react';
import { OverPageContext } from './over-page-context.ts';
import { enterOver } from './over-step.ts';

interface OverPageProps {
  /** Of what is rendered while it is shut, too. */
  isOpen?: boolean;
  /** Takes it away. */
  onBack: () => void;
  children: ReactNode;
}

/** What lies over the page: Back takes it away and nothing else, and after a link within it leads to the page below. */
export function OverPage({ isOpen = true, onBack, children }: OverPageProps) {
  const close = useRef(onBack);
  useEffect(() => {
    close.current = onBack;
  });
  useEffect(() => (isOpen ? enterOver(() => close.current()) : undefined), [isOpen]);
  return <OverPageContext value={true}>{children}</OverPageContext>;
}
