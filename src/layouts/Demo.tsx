import { useEffect, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { whenIdle } from '#lib/when-idle.ts';
import { isDemoKept, useDemo } from '#store/demo.ts';

const Stepper = laterComponent(() => import('#features/demo/Stepper.tsx'));

/** The stepper, while a demo runs. Nobody else loads it. */
export function Demo() {
  const runs = useDemo(({ steps }) => steps.length > 0);
  const [isKept, setKept] = useState(false);
  // The first touch of a tab's storage waits for the disk.
  useEffect(() => whenIdle(() => setKept(isDemoKept())), []);
  return (runs || isKept) && <Stepper />;
}
