import { bytesInWords } from '#lib/bytes-in-words.ts';
import { LARGE_BYTES } from './limits.ts';
import * as words from './words/bytes-done.ts';

/** How many bytes of large work are done. Not announced: it changes too often for that. */
export const BytesDone = ({ done, total }: { done: number; total: number }) =>
  total > LARGE_BYTES ? (
    <p className="locker-bytes">{words.of(bytesInWords(done), bytesInWords(total))}</p>
  ) : null;

/** How a status says that it is at one of so many: the first, then about four more. */
export const liveness = (one: number, total: number): 'polite' | 'off' =>
  one <= 1 || quarter(one, total) > quarter(one - 1, total) ? 'polite' : 'off';

const quarter = (one: number, total: number) => Math.floor((one * 4) / total);
