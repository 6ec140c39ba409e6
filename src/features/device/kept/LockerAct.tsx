import { useRef, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import * as words from '#features/device/words/kept.ts';
import { later } from '#lib/later.ts';
import type { LockerLoss } from '#store/locker.ts';
import { Act } from './Act.tsx';
import { SignOutButton } from './SignOutButton.tsx';

const SignOutDialog = laterComponent(() => import('#components/dialogs/SignOutDialog.tsx'));

const leaving = later(() => import('./leave-locker.ts'));

interface LockerActProps {
  /** Whether somebody is signed in, or may be: of a locked locker nobody knows. */
  isIn: boolean;
  /** Told with each press, and again where signing out failed. */
  onFailed: (failed: boolean) => void;
}

/**
 * Signs out of the locker, and asks first where that removes what is nowhere else; or leads to where one signs in.
 * The focus stays here.
 */
export function LockerAct({ isIn, onFailed }: LockerActProps) {
  const [loss, setLoss] = useState<LockerLoss>();
  const box = useRef<HTMLDivElement>(null);

  async function signOut(isAsked: boolean): Promise<void> {
    setLoss(undefined);
    onFailed(false);
    try {
      const { leaveLocker, readLoss } = await leaving.load();
      const found = isAsked ? undefined : await readLoss();
      if (found) return setLoss(found);
      await leaveLocker();
    } catch {
      onFailed(true);
    }
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className="device-act">
      {isIn ? (
        <SignOutButton about={words.leaveLockerAbout} onPress={() => signOut(false)} />
      ) : (
        <Act to="/digilocker" {...words.rows.session} />
      )}
      {loss && (
        <SignOutDialog
          {...loss}
          onConfirm={() => void signOut(true)}
          onCancel={() => setLoss(undefined)}
        />
      )}
    </div>
  );
}
