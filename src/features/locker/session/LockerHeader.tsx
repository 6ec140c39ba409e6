import { useEffect, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import type { Head } from '#copy/types/head.ts';
import * as words from '#features/locker/words/head.ts';
import { useLocker } from '#store/locker.ts';
import { accounts } from '#words/locker/accounts.ts';
import { SignInButton } from './SignInButton.tsx';
import { SignOut } from './SignOut.tsx';

/** Head of the locker: who is signed in and the way out, or the way in. */
export function LockerHeader({ head }: { head: Head }) {
  const { ready, user, lock } = useLocker();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ ready, user });

  // The button that was pressed has made room for the other one. The first reading of the disk is not a press.
  useEffect(() => {
    const { ready: known, user: last } = before.current;
    before.current = { ready, user };
    if (known && last?.id !== user?.id && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [ready, user]);

  return (
    <section className="page-head page-head--quiet">
      <div className="container">
        <Breadcrumbs crumbs={head.crumbs} />
        <div className="locker-head">
          <div>
            <h1 tabIndex={-1} ref={heading}>
              {head.heading}
            </h1>
            <p className="lead">{head.lead}</p>
          </div>
          <div className="who">
            {user ? (
              <>
                <span className="av" aria-hidden="true">
                  <Icon name="users" />
                </span>
                <div>
                  <b>{accounts[user.account]}</b>
                  <span>{words.uid(user.uid)}</span>
                </div>
                <SignOut />
              </>
            ) : (
              // A locked locker cannot tell whether somebody is signed in; the button that removes it is at the lock.
              ready && lock !== 'locked' && <SignInButton />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
