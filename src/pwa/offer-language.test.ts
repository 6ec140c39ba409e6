import { beforeEach, expect, test, vi } from 'vitest';
import { offerLanguage } from '#pwa/offer-language.ts';
import { LOCAL } from '#store/keys.ts';
import { chooseLanguage } from '#store/language.ts';
import { useLanguageOffer } from '#store/language-offer.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  useLanguageOffer.setState('', true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

/** Code of what is offered to a browser in these languages. */
function offeredTo(...languages: string[]): ReturnType<typeof useLanguageOffer.getState> {
  vi.stubGlobal('navigator', { languages });
  offerLanguage();
  return useLanguageOffer.getState();
}

test.each(['hi', 'hi-IN', 'HI', 'hi-Latn-IN'])('a browser in %s is offered Hindi', (language) => {
  expect(offeredTo(language, 'en-IN')).toBe('hi');
});

test.each([[['en-IN', 'hi-IN']], [['fr-FR', 'hi']], [['hil-PH']], [['']], [[]]])(
  'a browser in %j is offered nothing',
  (languages) => {
    expect(offeredTo(...languages)).toBe('');
  },
);

test.each(['en', 'hi', 'whatever'])('nothing is offered where %s was chosen', (code) => {
  chooseLanguage(code);
  expect(stored.get(LOCAL.language)).toBe(code);
  expect(offeredTo('hi-IN')).toBe('');
});

test('nothing is offered, and nothing thrown, where storage is refused', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(offeredTo('hi-IN')).toBe('');
  expect(() => chooseLanguage('hi')).not.toThrow();
});
