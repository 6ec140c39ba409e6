import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

const NOTHING = { __html: '' };

/**
 * What the served page says where scripts are off or do not start, and nobody once they have. Styles hide it
 * while they may still come (`build/document/theme-script.js`). When the page is taken over React leaves
 * its content alone, so no script carries the words.
 *
 * @param children rendered while building alone
 */
export function ServedOnly({ children }: { children: ReactNode }) {
  const inside = import.meta.env.SSR
    ? { children }
    : { suppressHydrationWarning: true, dangerouslySetInnerHTML: NOTHING };
  // Nothing is ever set: the policy would refuse it.
  if (useHydrated()) return null;
  return <div className="without-scripts" role="alert" {...inside} />;
}
