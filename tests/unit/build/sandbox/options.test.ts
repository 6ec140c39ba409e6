import { expect, it } from 'vitest';
import { USAGE } from '#api-docs/manual/usage.ts';
import { isOwnHost, isOwnUrl } from '../../../../build/server/sandbox/hosts.ts';
import { readOptions } from '../../../../build/server/sandbox/options.ts';

it('starts without options on the port of the samples, in the time that passes, and says what happens', () => {
  expect(readOptions([])).toStrictEqual({
    port: 4270,
    host: '127.0.0.1',
    allowHosts: [],
    isVirtual: false,
    isQuiet: false,
  });
});

it('takes each option that the usage names', () => {
  const args = [
    '--port',
    '8080',
    '--forward',
    'http://localhost:3000/hook',
    '--replay',
    'log.json',
  ];
  const more = ['--clock', 'virtual', '--allow-origin', 'http://localhost:5173', '--quiet'];
  more.push('--host', '0.0.0.0', '--log', 'out.json');
  more.push('--allow-host', 'Host.Docker.Internal', '--allow-host', '10.0.2.2');
  expect(readOptions([...args, ...more])).toStrictEqual({
    port: 8080,
    host: '0.0.0.0',
    allowHosts: ['host.docker.internal', '10.0.2.2'],
    log: 'out.json',
    isVirtual: true,
    isQuiet: true,
    forward: 'http://localhost:3000/hook',
    replay: 'log.json',
    allowOrigin: 'http://localhost:5173',
  });
  expect(readOptions(['--seed', '7'])).toMatchObject({ seed: 7 });
  expect(readOptions(['-h'])).toBeUndefined();
  for (const option of [...args, ...more, '--seed', '--help'].filter((each) =>
    each.startsWith('--'),
  ))
    expect(USAGE).toContain(option);
});

it('knows the clock that runs by its name, too', () => {
  expect(readOptions(['--clock', 'real'])?.isVirtual).toBe(false);
});

// RFC 6335, 6: ports are 0 to 65535; 0 has the system choose one.
it.each(['0', '1', '65535'])('listens on port %s', (port) => {
  expect(readOptions(['--port', port])?.port).toBe(Number(port));
});

it.each(['-1', '65536', '80.5', 'x', 'NaN', 'Infinity'])('has no port %s', (port) => {
  expect(() => readOptions([`--port=${port}`])).toThrow('--port is a number from 0 to 65535.');
});

it.each([
  [['--clock', 'fast'], '--clock is real or virtual.'],
  [['--forward', 'https://localhost/hook'], '--forward must be an address of this machine'],
  [['--nothing'], "Unknown option '--nothing'"],
  [['log.json'], "Unexpected argument 'log.json'"],
])('refuses %j', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});

// RFC 6761, 6.3: localhost; RFC 1122, 3.2.1.3: 127.0.0.0/8; RFC 4291, 2.5.3: ::1.
const OWN = ['localhost', 'api.localhost', 'LOCALHOST', '127.0.0.1', '127.255.255.254', '[::1]'];
const OF_OTHERS = [
  'localhost.example.org',
  'my-localhost',
  '127.0.0.1.example.org',
  'a127.0.0.1',
  '192.168.1.9',
  '[::2]',
  '',
];

it.each(OWN)('%s is this machine', (host) => {
  expect(isOwnHost(host)).toBe(true);
  expect(isOwnUrl(`http://${host}:3000/hook`)).toBe(true);
  // Receivers at a desk have no certificate.
  expect(isOwnUrl(`https://${host}:3000/hook`)).toBe(false);
});

it('one that was allowed is known in any letter case, and no other one is', () => {
  expect(isOwnHost('Shop.Example', ['shop.example'])).toBe(true);
  expect(isOwnHost('shop.example', ['other.example'])).toBe(false);
});

it.each(OF_OTHERS)('“%s” is another one', (host) => {
  expect(isOwnHost(host)).toBe(false);
  expect(isOwnUrl(`http://${host}:3000/hook`)).toBe(false);
});

it.each(['', 'localhost', '/hook', 'http://'])('“%s” is no address', (text) => {
  expect(isOwnUrl(text)).toBe(false);
});

it('takes any of 2^26 seeds, and none with a log that has its own', () => {
  expect(readOptions(['--seed', '0'])).toMatchObject({ seed: 0 });
  expect(readOptions(['--seed', '67108863'])).toMatchObject({ seed: 67_108_863 });
  expect(() => readOptions(['--seed', '67108864'])).toThrow('--seed');
  expect(() => readOptions(['--seed', '1', '--replay', 'log.json'])).toThrow('--replay brings');
});
