import { useEffect, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { useLocker } from '#store/locker.ts';

const TrayPanel = laterComponent(() => import('./TrayPanel.tsx'));

/** The tray, which is loaded when there is something in it. */
export function Tray() {
  const hasSome = useLocker(({ tray }) => tray.length > 0);
  const [hadSome, setHadSome] = useState(false);
  // Also when it is empty again: the panel says what became of the files.
  useEffect(() => setHadSome((had) => had || hasSome), [hasSome]);
  return hadSome ? <TrayPanel /> : null;
}
