import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeOutbox } from '#features/outbox/delivery/resume-outbox.ts';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';

vi.mock('#features/outbox/delivery/start-outbox.ts', () => ({
  startOutbox: vi.fn(async () => {}),
}));

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('document', { readyState: 'complete' });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['says nothing, as after a kill', () => null],
  [
    'is blocked',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])(
  'A4: every page asks the database whether messages wait, also where localStorage %s',
  async (_, getItem) => {
    vi.mocked(startOutbox).mockClear();
    vi.stubGlobal('localStorage', { getItem });
    resumeOutbox();
    await vi.waitFor(() => expect(startOutbox).toHaveBeenCalledTimes(1));
  },
);
