import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { writeLegalFiles } from '../../../build/artifacts/legal-files.ts';
import { EXPIRES_AFTER_DAYS, securityTxt } from '../../../build/artifacts/security-txt.ts';
import { isPrecached } from '../../../build/artifacts/worker/kept-files.ts';
import { isAllowed } from '../../../build/licences/allowed-licences.ts';
import { refusedPackages } from '../../../build/licences/installed-licences.ts';
import { notices } from '../../../build/licences/notices.ts';
import { shippedModules } from '../../../build/licences/shipped-modules.ts';
import { shippedPackages } from '../../../build/licences/shipped-packages.ts';
import { stylePackages } from '../../../build/licences/style-packages.ts';
import { SLUG, site } from '../../../facts/site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DAY_MS = 24 * 60 * 60 * 1000;

/** A project of one page, which uses packages made for the test and one of ours. */
function smallProject(licence: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-legal-files-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('package.json', '{"name":"small","version":"1.2.3","type":"module"}');
  write('index.html', '<script type="module" src="/main.js"></script>');
  write(
    'main.js',
    "import { used } from 'used'; import 'fflate'; import { dropped } from 'dropped'; console.log(used);",
  );
  for (const name of ['used', 'dropped']) {
    const about = {
      name,
      version: '4.5.6',
      type: 'module',
      main: 'a.js',
      license: licence,
      sideEffects: false,
    };
    write(`node_modules/${name}/package.json`, JSON.stringify(about));
    write(`node_modules/${name}/a.js`, `export const ${name} = '${name} value';`);
    write(`node_modules/${name}/LICENSE`, `Terms of ${name}`);
  }
  write(
    'src/styles.scss',
    '@import "sheet/scss/reset"; @import "components/own"; @import "tokens";',
  );
  write('node_modules/sheet/package.json', '{"name":"sheet","version":"7.0.0","license":"ISC"}');
  // One that is imported and not used, and those whose own code the bundler puts in.
  for (const name of ['fflate', 'vite', 'rolldown'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  return root;
}

async function built(root: string): Promise<(file: string) => string> {
  const options = { root, configFile: false, logLevel: 'silent', envDir: root } as const;
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  const out = path.join(root, 'dist');
  const site = { root, out, origin: 'http://localhost:4173' };
  await writeLegalFiles(site, shippedModules(output));
  return (file) => readFileSync(path.join(out, file), 'utf8');
}

describe('a build', () => {
  it('names the packages that are in it, with their terms, and no other', async () => {
    const read = await built(smallProject('MIT'));
    const text = read('third-party-notices.txt');
    expect(text).toContain('used 4.5.6\n\nTerms of used');
    expect(text).toContain('sheet 7.0.0\n\nLicence: ISC');
    expect(text).not.toContain('dropped');
    expect(text).not.toContain('fflate');
    const bill = JSON.parse(read('sbom.json'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.metadata.component).toMatchObject({ name: SLUG, version: '1.2.3' });
    const named = bill.components.map(({ purl }: { purl: string }) => purl);
    expect(named).toContain('pkg:npm/used@4.5.6');
    expect(named).toContain('pkg:npm/sheet@7.0.0');
    expect(named.filter((purl: string) => /dropped|fflate/.test(purl))).toEqual([]);
    expect(read('sbom.json')).not.toContain('http');
    expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:/);
  });

  it('fails for a package under a licence that is not allowed', async () => {
    await expect(built(smallProject('AGPL-3.0-only'))).rejects.toThrow(
      'used is under AGPL-3.0-only',
    );
  });
});

it('the packages of our stylesheets are noticed, though the bundler sees no partial', async () => {
  const names = shippedPackages(await stylePackages(ROOT), ROOT).map(({ name }) => name);
  expect(names.sort()).toEqual(['@fontsource-variable/anek-latin', 'bootstrap']);
});

it('modules are traced to their packages, scoped and nested ones and the font too', () => {
  const ids = [
    `${ROOT}/node_modules/react/index.js?commonjs-es-import`,
    'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    '\0vite/preload-helper.js',
    `${ROOT}/src/app/client.tsx`,
  ];
  const packages = shippedPackages(ids, ROOT);
  expect(packages.map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    '@fontsource-variable/anek-latin OFL-1.1',
    'react MIT',
    'vite MIT',
  ]);
  for (const { text } of packages) expect(text.length).toBeLessThan(12_000);
  expect(notices(packages)).toContain('GeoNames');
});

describe('licences', () => {
  it.each([
    ['MIT', true, true],
    ['MPL-2.0', false, true],
    ['(MIT OR GPL-3.0-only)', true, true],
    ['MIT AND GPL-3.0-only', false, false],
    ['MIT AND BSD-3-Clause', true, true],
    ['GPL-3.0-only', false, false],
    ['UNLICENSED', false, false],
    ['', false, false],
  ])('%s: shipped %s, as a tool %s', (expression, shipped, tool) => {
    expect([isAllowed(expression, 'shipped'), isAllowed(expression, 'tool')]).toEqual([
      shipped,
      tool,
    ]);
  });

  it('of the lockfile are all allowed', () => {
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
    expect(refusedPackages(packages)).toEqual([]);
  });

  it('that are not allowed are named', () => {
    const found = refusedPackages({
      '': {},
      'node_modules/good': { license: 'MIT' },
      'node_modules/a/node_modules/@x/bad': { license: 'GPL-3.0-only', dev: true },
      'node_modules/tool': { license: 'MPL-2.0', dev: true },
      'node_modules/shipped': { license: 'MPL-2.0' },
      'node_modules/none': {},
    });
    expect(found.map(({ name }) => name)).toEqual(['@x/bad', 'shipped', 'none']);
  });
});

describe('security.txt', () => {
  const built = new Date('2026-05-06T07:08:09Z');
  const fieldsOf = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2));

  it('has what RFC 9116 asks for, once each', () => {
    const fields = fieldsOf(securityTxt('https://kolam.example', built));
    expect(fields).toEqual([
      ['Contact', `mailto:${site.email}`],
      ['Expires', '2027-04-01T00:00:00.000Z'],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://kolam.example/.well-known/security.txt'],
    ]);
  });

  it('expires within a year, and names no address that is not HTTPS', () => {
    const fields = new Map(
      fieldsOf(securityTxt('http://localhost:4173', built)) as [string, string][],
    );
    const days = (Date.parse(String(fields.get('Expires'))) - built.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(EXPIRES_AFTER_DAYS - 2);
    expect(days).toBeLessThan(365);
    expect(fields.has('Canonical')).toBe(false);
  });
});

it('none of it takes room on a device', () => {
  for (const file of ['.well-known/security.txt', 'third-party-notices.txt', 'sbom.json'])
    expect(isPrecached(file)).toBe(false);
});
