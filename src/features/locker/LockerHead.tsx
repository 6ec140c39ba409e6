import { Crumbs } from '#components/Crumbs.tsx';
import { Icon } from '#components/Icon.tsx';
import type { Head } from '#content/types/head.ts';
import { useLocker } from './locker-view.ts';
import { SignInButton } from './SignInButton.tsx';
import { SignOut } from './SignOut.tsx';

/** Head of the locker: who is signed in, and the way out; or the way in, where the list does not offer it. */
export function LockerHead({ head }: { head: Head }) {
  const user = useLocker((view) => view.user);
  const empty = useLocker(({ documents }) => documents.length === 0);
  return (
    <section className="page-head page-head--quiet page-head--tools">
      <div className="container">
        <Crumbs crumbs={head.crumbs} />
        <div className="locker-head">
          <div>
            <h1 tabIndex={-1}>{head.heading}</h1>
            <p className="lead">{head.lead}</p>
          </div>
          {user && (
            <div className="who">
              <span className="av" aria-hidden="true">
                <Icon name="users" />
              </span>
              <div>
                <b>{user.name}</b>
                <span>UID {user.uid}</span>
              </div>
              <SignOut />
            </div>
          )}
          {!user && !empty && <SignInButton />}
        </div>
      </div>
    </section>
  );
}
