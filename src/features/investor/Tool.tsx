import { useEffect, useRef } from 'react';
import type { Tools } from '#copy/types/tools.ts';
import { signIn, signOut } from '#store/investor.ts';
import { Dashboard } from './Dashboard.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './use-session.ts';
import './tool.scss';

/** The form while nobody is signed in, then the dashboard. */
export default function InvestorTool({ tool }: { tool: Tools['investor'] }) {
  const session = useSession();
  const signedIn = session.email !== '';
  const acted = useRef(false);

  // What was pressed is gone; the page that took its place begins at its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that matters.
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [signedIn]);

  function act(change: () => void): void {
    acted.current = true;
    change();
  }

  if (!signedIn) return <LoginForm portal={tool} onSubmit={(email) => act(() => signIn(email))} />;
  return (
    <>
      <DashboardHead copy={tool.dashboard} session={session} onLogout={() => act(signOut)} />
      <Dashboard copy={tool.dashboard} />
    </>
  );
}
