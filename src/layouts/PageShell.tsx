import { type ReactNode, Suspense } from 'react';
import type { Match } from '#lookup.ts';
export function PageShell({ match, children }: { match: Match | undefined; children: ReactNode }) {
  return (
    <main id="main">
      <Suspense>{children}</Suspense>
    </main>
  );
}
