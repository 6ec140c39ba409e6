import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const saved: [string, Blob][] = [];
vi.mock('#components/save-file.ts', () => ({
  saveFile: (name: string, content: Blob) => saved.push([name, content]),
}));

const share = vi.fn<(data: ShareData) => Promise<void>>();
const refusal = (name: string) => new DOMException('', name);
let shareMade: typeof import('#components/drawing/share-file.ts').shareMade;
let toasts: () => string[];
const make = vi.fn(async () => new Blob(['picture'], { type: 'image/png' }));
const press = (key = 'a') => shareMade('receipt.png', key, make);

beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  make.mockImplementation(async () => new Blob(['picture'], { type: 'image/png' }));
  saved.length = 0;
  vi.stubGlobal('navigator', { share });
  ({ shareMade } = await import('#components/drawing/share-file.ts'));
  const { useToasts } = await import('#store/toasts.ts');
  toasts = () => useToasts.getState().toasts.map(({ text }) => text);
});
afterEach(() => void vi.unstubAllGlobals());

test('a picture that was made is shared under its name', async () => {
  await press();
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({
    name: 'receipt.png',
    type: 'image/png',
  });
  expect(saved).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('one that took longer than a press lasts is kept, and shared by the next press without being made again', async () => {
  share.mockRejectedValueOnce(refusal('NotAllowedError'));
  await press();
  expect(toasts()).toEqual(['The picture is ready. Press the button again to share it.']);
  await press();
  expect(share).toHaveBeenCalledTimes(2);
  expect(make).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
});

test('one that is refused again is saved, and so said', async () => {
  share.mockRejectedValue(refusal('NotAllowedError'));
  await press();
  await press();
  expect(saved).toHaveLength(1);
  expect(toasts().at(-1)).toMatch(/could not be shared.*downloads/);
});

test('another picture than the one that waits is made', async () => {
  share.mockRejectedValueOnce(refusal('NotAllowedError'));
  await press('a');
  await press('b');
  expect(make).toHaveBeenCalledTimes(2);
});

test('who thinks better of it is left alone', async () => {
  share.mockRejectedValueOnce(refusal('AbortError'));
  await press();
  expect([saved, toasts()]).toEqual([[], []]);
});

test.each(['DataError', 'InvalidStateError', 'TypeError'])(
  'what no app takes is saved (%s)',
  async (name) => {
    share.mockRejectedValueOnce(refusal(name));
    await press();
    expect(saved).toHaveLength(1);
  },
);

test('a picture that cannot be made is said to be that, and nothing is saved', async () => {
  make.mockRejectedValueOnce(new Error('There is no canvas.'));
  await expect(press()).rejects.toThrow();
  expect(saved).toEqual([]);
});
