import { useRef } from 'react';
import { sayMissing } from '#components/later/say-missing.ts';
import * as words from '#features/device/words/kept.ts';
import { later } from '#lib/later.ts';
import { Act } from './Act.tsx';
import { SignOutButton } from './SignOutButton.tsx';

const session = later(() => import('#store/investor.ts'));

/** Ends the session of the investor demo, or leads to where one begins. The focus stays here. */
export function InvestorAct({ isIn }: { isIn: boolean }) {
  const box = useRef<HTMLDivElement>(null);

  async function signOut(): Promise<void> {
    const investor = await session.load().catch(sayMissing);
    if (!investor) return;
    // Nothing is written before the disk was read.
    await investor.useInvestor.load();
    box.current?.focus();
    investor.signOut();
  }

  return (
    <div ref={box} tabIndex={-1} className="device-act">
      {isIn ? (
        <SignOutButton about={words.leaveInvestorAbout} onPress={signOut} />
      ) : (
        <Act to="/investors" {...words.rows.investor} />
      )}
    </div>
  );
}
