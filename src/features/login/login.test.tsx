import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginAddress } from '#features/login/login-address.ts';
import Login from '#features/login/Tool.tsx';
import { checkLogin } from '#features/login/validate.ts';

describe('loginAddress', () => {
  test.each(['https://accounts.example.com/in', 'http://localhost:9000/'])('takes %s', (setting) =>
    expect(loginAddress(setting)?.href).toBe(setting),
  );

  test.each([
    undefined,
    '',
    ' ',
    '/login',
    'accounts.example.com',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://user:secret@accounts.example.com/',
  ])('%j is not an address', (setting) => expect(loginAddress(setting)).toBeUndefined());

  test('never throws, and leads to web pages alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (setting) => {
        expect(loginAddress(setting)?.protocol ?? 'https:').toMatch(/^https?:$/);
      }),
    );
  });
});

describe('checkLogin', () => {
  test.each([
    [{ email: 'a@b.example', password: 'x' }, []],
    [{ email: ' ', password: ' ' }, ['email']],
    [{ email: 'a', password: '' }, ['password']],
    [{ email: '', password: '' }, ['email', 'password']],
  ])('of %j asks for %j', (fields, wrong) =>
    expect(Object.keys(checkLogin(fields))).toEqual(wrong),
  );
});

describe('the login tool', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const OFFERS = [
    { icon: 'device', label: 'This device', text: 'Kept here.', to: '/device' },
  ] as const;

  const PICTURE = {
    heading: 'What is open',
    plot: { box: '0 0 1 1', paths: [] },
    items: [{ figure: '1', text: 'account' }],
  } as const;

  const rendered = () =>
    renderToString(
      <StaticRouter location="/login">
        <Login
          tool={{ name: 'login', offline: 'No accounts here.', offers: OFFERS, picture: PICTURE }}
        />
      </StaticRouter>,
    );

  test('asks for nothing where no address is set', () => {
    vi.stubEnv('VITE_LOGIN_URL', '');
    expect(rendered()).toContain('Sign-in is not connected here.');
    expect(rendered()).toContain('href="/device"');
    expect(rendered()).not.toContain('<input');
  });

  test('names its target, and says if a form has none', () => {
    vi.stubEnv('VITE_LOGIN_URL', 'https://accounts.example.com/in');
    const markup = rendered();
    expect(markup).toContain('accounts.example.com');
    expect(markup).toContain('method="dialog"');
    expect(markup).not.toContain('action=');
    expect(markup).toMatch(/autocomplete="current-password"/i);
    expect(markup).not.toContain('not connected');
  });
});
