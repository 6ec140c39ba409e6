import { plainCode } from '#lib/codes/plain-code.ts';
import { RC_LABELS } from './labels/rc.ts';

/** A plate as it was meant: in capitals, without label, the IND of security plates, spaces, dashes and dots. */
export function typedPlate(text: string): string {
  const bare = plainCode(text, RC_LABELS)
    .replaceAll('/', '')
    .replace(/^IND(?=[A-Z]{2}[0-9])/, '');
  // Old plates begin with three letters, which may be those of a label: CAR 1234.
  return /^(?:[A-Z]{2}[0-9]|[0-9]{2}BH|T[0-9]{4})/.test(bare)
    ? bare
    : plainCode(text).replaceAll('/', '');
}
