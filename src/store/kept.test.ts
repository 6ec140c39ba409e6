import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asText, asTexts, kept, keptInTab } from '#store/kept.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Storage as the HTML standard has it, in the part that is used. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['kept', kept, 'localStorage', ['', null]],
  ['keptInTab', keptInTab, 'sessionStorage', [null, '']],
] as const)('%s', (_, keep, name, where) => {
  it('keeps a text there and nowhere else, until it is taken away', () => {
    const value = keep('key', asText);
    expect(value.read()).toBeNull();
    expect(value.write('')).toBe(true);
    expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(where);
    expect(value.read()).toBe('');
    expect(value.write(null)).toBe(true);
    expect(value.read()).toBeNull();
  });

  it('breaks nothing where every touch is refused, and says so', () => {
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
    const value = keep('key', asText);
    expect([value.read(), value.write('a'), value.write(null)]).toEqual([undefined, false, false]);
  });

  it('breaks nothing where there is no storage at all', () => {
    vi.stubGlobal(name, null);
    const value = keep('key', asText);
    expect([value.read(), value.write('a')]).toEqual([undefined, false]);
  });
});

it('reads what cannot be parsed as nothing', () => {
  const value = kept('key', (text) => JSON.parse(text ?? '"nothing"') as string);
  localStorage.setItem('key', '{');
  expect(value.read()).toBe('nothing');
});

it.each<[string | null | undefined, string[]]>([
  [undefined, []],
  [null, []],
  ['null', []],
  ['{"0":"a"}', []],
  ['["a",1,null,"b"]', ['a', 'b']],
])('%j holds the texts %j', (json, texts) => {
  expect(asTexts(json)).toEqual(texts);
});
