import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSlider } from './attach-slider.ts';

const swiper = { goTo: vi.fn(), rotate: vi.fn(), remove: vi.fn() };
const createSwiper = vi.fn((_view: unknown, _initial: number, _onChange: unknown) => swiper);
vi.mock('./swiper.ts', () => ({
  createSwiper: (...given: Parameters<typeof createSwiper>) => createSwiper(...given),
}));

let idle: () => void;
const view = {} as HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  const requestIdleCallback = (run: () => void) => {
    idle = run;
  };
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});
afterEach(() => vi.unstubAllGlobals());

const loaded = () => vi.waitFor(() => expect(createSwiper).toHaveBeenCalled());

test('the library is asked for when the browser is idle, and not before', async () => {
  attachSlider(view, vi.fn());
  expect(createSwiper).not.toHaveBeenCalled();
  idle();
  await loaded();
  expect(createSwiper).toHaveBeenCalledTimes(1);
});

test('orders given before the library loads are carried out afterwards', async () => {
  const onChange = vi.fn();
  const slider = attachSlider(view, onChange);
  slider.rotate(true);
  slider.goTo(2);
  expect(onChange).toHaveBeenCalledWith(2);
  await loaded();
  expect(createSwiper.mock.calls[0]?.[1]).toBe(2);
  await vi.waitFor(() => expect(swiper.rotate).toHaveBeenCalledWith(true));
});

test('rotation that was switched off before does not start', async () => {
  const slider = attachSlider(view, vi.fn());
  slider.rotate(true);
  slider.rotate(false);
  idle();
  await loaded();
  slider.goTo(1);
  expect(swiper.goTo).toHaveBeenCalledWith(1);
  expect(swiper.rotate).not.toHaveBeenCalledWith(true);
});

test('if the library cannot be loaded, the first slide stays and a bullet tries again', async () => {
  const onChange = vi.fn();
  createSwiper.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const slider = attachSlider(view, onChange);
  slider.goTo(1);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(0));
  slider.goTo(2);
  await vi.waitFor(() => expect(createSwiper).toHaveBeenCalledTimes(2));
  expect(createSwiper.mock.calls[1]?.[1]).toBe(2);
});

test('a carousel that left the page in the meantime is not brought to life', async () => {
  const slider = attachSlider(view, vi.fn());
  slider.goTo(1);
  slider.remove();
  await import('./swiper.ts');
  await Promise.resolve();
  expect(createSwiper).not.toHaveBeenCalled();
  idle();
  expect(createSwiper).not.toHaveBeenCalled();
});
