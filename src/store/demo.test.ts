import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_KEY } from '#store/keys.ts';

const STEPS = [
  { title: 'GST number', to: '/apis/GSTVerificationPage' },
  { title: 'PAN', to: '/apis/panFeatures#check' },
];

const kept = new Map<string, string>();
const load = async () => ({
  ...(await import('#store/demo.ts')),
  ...(await import('#store/demo-steps.ts')),
});
let store: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
  store = await load();
});

describe('the demo', () => {
  it('is kept for the visit, with names and paths alone', async () => {
    store.startDemo(STEPS.map((step) => ({ ...step, icon: 'card' })));
    store.showStep(1);
    expect(JSON.parse(kept.get(DEMO_KEY) ?? '')).toEqual({ steps: STEPS, at: 1 });
    vi.resetModules();
    const again = await load();
    expect(again.isDemoKept()).toBe(true);
    again.resumeDemo();
    expect(again.useDemo.getState()).toMatchObject({ steps: STEPS, at: 1 });
    again.leaveDemo();
    expect(kept.has(DEMO_KEY)).toBe(false);
    expect(again.useDemo.getState().steps).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"steps":[null],"at":0}',
    '{"steps":[{"title":"x","to":"//elsewhere.example"}],"at":0}',
    '{"steps":[{"title":"x","to":"//elsewhere"}],"at":0}',
    '{"steps":[{"title":"x","to":"javascript:alert(1)"}],"at":0}',
    '{"steps":[{"title":"x","to":"/apis"}],"at":"0"}',
    '{"steps":[{"title":"x","to":"/apis"}],"at":-1}',
    '{"steps":[{"title":1,"to":"/apis"}],"at":0}',
  ])('does not go on from %s', (text) => {
    kept.set(DEMO_KEY, text);
    store.resumeDemo();
    expect(store.useDemo.getState().steps).toEqual([]);
  });

  it('runs where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(store.isDemoKept()).toBe(false);
    store.resumeDemo();
    store.startDemo(STEPS);
    expect(store.useDemo.getState().steps).toEqual(STEPS);
  });

  it('shows a tool unasked, but not the one that was just emptied', () => {
    expect(store.isShownByItself('/pan')).toBe(false);
    store.startDemo(STEPS);
    expect(store.isShownByItself('/pan')).toBe(true);
    store.resetTool('/pan');
    expect(store.useDemo.getState().resets).toBe(1);
    expect(store.isShownByItself('/pan')).toBe(false);
    expect(store.isShownByItself('/gst')).toBe(true);
    expect(store.isShownByItself('/pan')).toBe(true);
  });

  it('shows a tool that was there before the demo went on, once, and none that is left by then', async () => {
    store.startDemo(STEPS);
    // What a reload leaves.
    vi.resetModules();
    store = await load();
    const [there, left] = [vi.fn(), vi.fn()];
    store.showInDemo('/pan', there);
    store.showInDemo('/gst', left)();
    expect(there).not.toHaveBeenCalled();
    store.resumeDemo();
    store.showStep(1);
    expect(there).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    expect(store.useDemo.getState().shown).toBe('/pan');
  });

  it('shows a tool at once while it runs', () => {
    store.startDemo(STEPS);
    const show = vi.fn();
    store.showInDemo('/pan', show);
    expect(show).toHaveBeenCalledTimes(1);
  });
});
