import { expect, test, vi } from 'vitest';
import { integrityOf, ORIGIN, SmallBuild, WorkerScope } from '#tests/unit/sw/worker-scope.ts';

const build = (name: string) =>
  new SmallBuild({ '/assets/main.js': 'main', [`/assets/part-${name}.js`]: name }, '', name);

/** Installs and activates one build after the other on one device. Returns the cached paths of files. */
async function deploy(names: string[]): Promise<{ scope: WorkerScope; files: string[] }> {
  let scope = new WorkerScope(build(''));
  for (const name of names) {
    const before = scope.cached;
    scope = new WorkerScope(build(name));
    for (const [key, value] of before) scope.cached.set(key, value);
    await (await import('./precache.ts')).fillPrecache();
    await (await import('./prune-cache.ts')).pruneCache();
  }
  return { scope, files: filesIn(scope) };
}

const record = async (scope: WorkerScope) => (await scope.cache.match('/.builds'))?.json();

/** All but the parts of pages, which are the same in each of these builds. */
const filesIn = (scope: WorkerScope) => scope.paths.filter((path) => !path.startsWith('/parts/'));

test('the build before is kept, and no older one', async () => {
  const { files } = await deploy(['a', 'b', 'c']);
  expect(files).toEqual(
    [
      '/.builds',
      '/assets/main.js',
      '/assets/part-b.js',
      '/assets/part-c.js',
      '/shell.txt',
      '/shell.txt',
    ].sort(),
  );
});

test('a new worker with the same files does not push the older build out', async () => {
  const { files } = await deploy(['a', 'b', 'b']);
  expect(files).toContain('/assets/part-a.js');
});

test('what an install that failed left behind goes at the next activation', async () => {
  const { scope, files } = await deploy(['a']);
  await scope.cache.put('/assets/part-lost.js?v=x', new Response('x'));
  await (await import('./prune-cache.ts')).pruneCache();
  expect(filesIn(scope)).toEqual(files);
});

test('an unreadable record costs the older build, nothing else', async () => {
  const { scope } = await deploy(['a', 'b']);
  await scope.cache.put('/.builds', new Response('{'));
  await (await import('./prune-cache.ts')).pruneCache();
  expect(filesIn(scope)).toEqual([
    '/.builds',
    '/assets/main.js',
    '/assets/part-b.js',
    '/shell.txt',
  ]);
});

test('a file of the build before is found by its path', async () => {
  await deploy(['a', 'b']);
  const { fromOlderBuild } = await import('./cached-file.ts');
  expect(new TextDecoder().decode(await fromOlderBuild('/assets/part-a.js'))).toBe('a');
  expect(await fromOlderBuild('/assets/part-x.js')).toBeUndefined();
});

/** Another worker over what a device has. */
function over(before: WorkerScope, name: string): WorkerScope {
  const scope = new WorkerScope(build(name));
  for (const [key, value] of before.cached) scope.cached.set(key, value);
  scope.windows = before.windows;
  return scope;
}

const install = async () => (await import('./install-build.ts')).installBuild();
const activate = async () => (await import('./prune-cache.ts')).pruneCache();

/**
 * A device with a tab of build a and one of build b, whose activation got no further than `steps` writes and deletions.
 */
async function activationKilled(steps: number): Promise<WorkerScope> {
  const { scope } = await deploy(['z', 'a']);
  const next = over(scope, 'b');
  next.windows = 2;
  await install();
  let left = steps;
  const step =
    <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      left-- > 0 ? work(...args) : new Promise(() => {});
  Object.assign(next.cache, { put: step(next.cache.put), delete: step(next.cache.delete) });
  void activate();
  await new Promise((done) => setTimeout(done));
  return next;
}

test.each([0, 1, 2])(
  'an activation that is killed after %i steps costs no build that a tab runs',
  async (steps) => {
    const later = over(await activationKilled(steps), 'c');
    await install();
    await activate();
    expect(later.paths).toEqual(
      expect.arrayContaining(['/assets/part-a.js', '/assets/part-b.js', '/assets/part-c.js']),
    );
  },
);

test('a record that a full disk refuses costs no build that a tab runs, and no update', async () => {
  const { scope } = await deploy(['z', 'a']);
  const next = over(scope, 'b');
  next.windows = 2;
  await install();
  next.cache.put = async () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  await expect(activate()).rejects.toThrow();
  const later = over(next, 'c');
  await install();
  await activate();
  expect(later.paths).toEqual(
    expect.arrayContaining(['/assets/part-a.js', '/assets/part-b.js', '/assets/part-c.js']),
  );
});

test('a record of which the disk has changed a bit says what it said, or nothing', async () => {
  const scope = over((await deploy(['a', 'b'])).scope, 'c');
  await install();
  const { readBuilds } = await import('./builds.ts');
  const said = await readBuilds();
  expect(said).toMatchObject({ before: [expect.anything()], installed: [expect.anything()] });
  const held = await (scope.cached.get(`${ORIGIN}/.builds`) as Response).clone().arrayBuffer();
  const nothing = { current: undefined, before: [], installed: [] };
  // Each eleventh byte, another bit each time.
  for (let at = 0; at < held.byteLength; at += 11) {
    const bytes = new Uint8Array(held.slice(0));
    bytes[at] = (bytes[at] as number) ^ (1 << (at % 8));
    await scope.cache.put('/.builds', new Response(bytes));
    expect([said, nothing], `with another byte ${at}`).toContainEqual(await readBuilds());
  }
});

// Another build reads it: form and digest are a contract between them.
test('the record of a first install has its keys, empty lists, and the digest of what it says', async () => {
  const scope = new WorkerScope(build('a'));
  await install();
  const { installed, ...others } = await record(scope);
  expect(installed).toEqual([expect.arrayContaining([expect.stringContaining('part-a.js')])]);
  const integrity = integrityOf(JSON.stringify([[], [], installed]));
  expect(others).toEqual({ current: [], previous: [], older: [], integrity });
});

test('a list of keys that holds anything else is none', async () => {
  const scope = new WorkerScope(build('a'));
  const mixed = ['/assets/a.js?v=x', 5];
  const said = JSON.stringify({ current: mixed, previous: mixed, older: [mixed, ['/b?v=x']] });
  await scope.cache.put('/.builds', new Response(said));
  expect(await (await import('./builds.ts')).readBuilds()).toEqual({
    ...{ current: undefined, before: [['/b?v=x']], installed: [] },
  });
});

test('builds are the same that begin the same and differ in no file', async () => {
  const { isSameBuild } = await import('./builds.ts');
  expect(isSameBuild(['/shell?v=1', '/a?v=1'], ['/shell?v=1'])).toBe(true);
  expect(isSameBuild(['/shell?v=1'], ['/shell?v=1', '/a?v=1'])).toBe(true);
  expect(isSameBuild(['/shell?v=1', '/a?v=1'], ['/shell?v=1', '/a?v=2'])).toBe(false);
  expect(isSameBuild(['/shell?v=1'], ['/shell?v=2'])).toBe(false);
  expect(isSameBuild(['/shell?v=1'], ['/a?v=1'])).toBe(false);
});

test('what an install that failed has fetched stays for the next, where the device has room', async () => {
  const { scope } = await deploy(['a']);
  const next = over(scope, 'b');
  next.responses = { ...next.responses, '/assets/part-b.js': 404 };
  await expect(install()).rejects.toThrow('404');
  expect(next.paths.filter((path) => path === '/shell.txt')).toHaveLength(2);
});

test('a record without an integrity is believed of a worker of before, which had no name for it', async () => {
  const scope = over((await deploy(['a', 'b'])).scope, 'c');
  await install();
  const { readBuilds } = await import('./builds.ts');
  const said = await readBuilds();
  const { integrity, ...before } = await record(scope);
  await scope.cache.put('/.builds', new Response(JSON.stringify(before)));
  expect(await readBuilds()).toEqual(said);
  // Its name has been changed on the disk, and with the next bit it is a key that nobody would miss.
  await scope.cache.put(
    '/.builds',
    new Response(JSON.stringify({ ...before, integritx: integrity })),
  );
  expect(await readBuilds()).toEqual({ current: undefined, before: [], installed: [] });
});

test.each(['null', '5', '[]', '{"current":5,"previous":null}', '{"current":[5],"older":[[],[7]]}'])(
  'a record that says %s stops no activation, and costs no build that an open tab runs',
  async (record) => {
    const { scope } = await deploy(['a', 'b']);
    await scope.cache.put('/.builds', new Response(record));
    const later = over(scope, 'c');
    later.windows = 1;
    await install();
    await activate();
    expect(later.paths).toEqual(expect.arrayContaining(['/assets/part-b.js', '/assets/part-c.js']));
    expect(await (await later.cache.match('/.builds'))?.json()).toMatchObject({
      current: expect.arrayContaining([expect.stringContaining('/assets/part-c.js')]),
    });
  },
);

test('while tabs are open the last five builds stay', async () => {
  let { scope } = await deploy(['a']);
  for (const name of ['b', 'c', 'd', 'e', 'f']) {
    scope = over(scope, name);
    scope.windows = 1;
    await install();
    await activate();
  }
  expect(filesIn(scope).filter((path) => path.startsWith('/assets/part-'))).toEqual(
    ['b', 'c', 'd', 'e', 'f'].map((name) => `/assets/part-${name}.js`),
  );
});

test('a build that runs is noted once, by its activation, and not at each navigation', async () => {
  const { scope } = await deploy(['a']);
  const noted = await record(scope);
  expect(noted).toMatchObject({ previous: [], older: [], installed: [] });
  const put = vi.spyOn(scope.cache, 'put');
  await (await import('./prune-cache.ts')).finishActivation();
  expect(put).not.toHaveBeenCalled();
  const again = over(scope, 'a');
  await install();
  expect(await record(again), 'a new worker of the same build').toEqual(noted);
});

test('a build whose record was lost is noted at the next navigation', async () => {
  const { scope } = await deploy(['a', 'b']);
  const { current } = await record(scope);
  scope.lose('/.builds');
  await (await import('./prune-cache.ts')).finishActivation();
  // Which build the other files are of nobody knows.
  const previous = expect.arrayContaining([expect.stringContaining('/assets/part-a.js')]);
  expect(await record(scope)).toMatchObject({ current, previous, older: [] });
});

test.each(['navigation', 'language'])(
  'a record that is lost, and written again by a %s, costs no build that a tab runs',
  async (by) => {
    const { scope } = await deploy(['a']);
    let next = over(scope, 'b');
    next.windows = 1;
    await install();
    await activate();
    next.lose('/.builds');
    const { finishActivation, noteCurrent } = await import('./prune-cache.ts');
    await (by === 'navigation' ? finishActivation() : noteCurrent());
    for (const name of ['c', 'd']) {
      next = over(next, name);
      await install();
      await activate();
    }
    const of = (name: string) => `/assets/part-${name}.js`;
    expect(filesIn(next)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd'].map(of)));
    next.windows = 0;
    await activate();
    expect(filesIn(next)).not.toContain(of('a'));
  },
);

test('a record that is lost costs no build that waits', async () => {
  const { scope } = await deploy(['a']);
  const { finishActivation } = await import('./prune-cache.ts');
  const next = over(scope, 'b');
  await install();
  next.lose('/.builds');
  await finishActivation();
  expect(filesIn(next)).toContain('/assets/part-b.js');
});

test('an update that does not fit forgets nothing where nobody knows what tabs run', async () => {
  const { scope } = await deploy(['a']);
  scope.lose('/.builds');
  const next = over(scope, 'b');
  next.windows = 1;
  next.room = next.cached.size + 1;
  await expect(install()).rejects.toThrow();
  expect(filesIn(next)).toEqual(filesIn(scope));
});

test('an update that does not fit leaves nothing on a full device, nor what one of before has left there', async () => {
  const { scope } = await deploy(['a']);
  await scope.cache.put(`${ORIGIN}/assets/part-lost.js?v=x`, new Response('x'));
  const next = over(scope, 'b');
  next.windows = 1;
  next.room = next.cached.size + 1;
  await expect(install()).rejects.toThrow();
  expect(filesIn(next)).toEqual(filesIn(scope).filter((path) => !path.includes('lost')));
  next.room++;
  await install();
  expect(filesIn(next)).toContain('/assets/part-b.js');
});

/**
 * Workers of two builds on one device: what the older one does is done, once, during a request of the newer one's
 * install.
 */
async function installBeside(
  scope: WorkerScope,
  name: string,
  older: () => Promise<void>,
): Promise<WorkerScope> {
  const newer = over(scope, name);
  const { fetch } = newer;
  let done: Promise<void> | undefined;
  vi.stubGlobal('fetch', async (target: string, init?: RequestInit) => {
    const response = await fetch(target, init);
    if (target.startsWith('/assets/part-')) {
      // Its shell is there by then.
      await vi.waitUntil(() => newer.cached.size > scope.cached.size);
      done ??= older();
      await done;
    }
    return response;
  });
  await install();
  expect(done).toBeDefined();
  return newer;
}

test('an activation during the install of the next build takes nothing from that', async () => {
  const { scope } = await deploy(['a']);
  const next = over(scope, 'b');
  await install();
  const { pruneCache } = await import('./prune-cache.ts');
  const later = await installBeside(next, 'c', pruneCache);
  const shells = later.paths.filter((path) => path === '/shell.txt');
  expect(shells, 'of a, b and c').toHaveLength(3);
  expect(filesIn(later)).toContain('/assets/part-c.js');
  expect((await record(later)).installed).toHaveLength(2);
});

test('an activation that left its work to an install is finished by the next navigation', async () => {
  const { scope } = await deploy(['z', 'a']);
  const next = over(scope, 'b');
  await install();
  const { pruneCache, finishActivation } = await import('./prune-cache.ts');
  const later = await installBeside(next, 'c', pruneCache);
  await finishActivation();
  expect(filesIn(later)).not.toContain('/assets/part-z.js');
  for (const name of ['a', 'b', 'c']) expect(filesIn(later)).toContain(`/assets/part-${name}.js`);
  expect(await record(later)).toMatchObject({
    current: expect.arrayContaining([expect.stringContaining('/assets/part-b.js')]),
  });
});

test('a note that is made while another one is read is not lost', async () => {
  const { scope } = await deploy(['a']);
  scope.lose('/.builds');
  const { finishActivation } = await import('./prune-cache.ts');
  const next = over(scope, 'b');
  const { fillPrecache } = await import('./precache.ts');
  await fillPrecache();
  const { noteInstalled } = await import('./prune-cache.ts');
  await Promise.all([finishActivation(), noteInstalled()]);
  const noted = JSON.stringify(await record(next));
  expect(noted).toContain('/assets/part-a.js');
  expect(noted).toContain('/assets/part-b.js');
});

test('in a browser without locks builds are installed and forgotten as in one that has them', async () => {
  const { scope } = await deploy(['z', 'a']);
  const next = over(scope, 'b');
  vi.stubGlobal('navigator', { onLine: true });
  await install();
  await activate();
  expect(filesIn(next)).toContain('/assets/part-a.js');
  expect(filesIn(next)).not.toContain('/assets/part-z.js');
});

test('what an update leaves that does not fit goes once nobody fills the cache', async () => {
  const { scope } = await deploy(['a']);
  const { filling } = await import('./cache-lock.ts');
  const { forgetUnfinished } = await import('./prune-cache.ts');
  let fill = () => {};
  const filled = new Promise<void>((resolve) => {
    fill = resolve;
  });
  const fillings = [filling(() => filled), filling(() => filled)];
  await scope.cache.put(`${ORIGIN}/assets/part-late.js?v=x`, new Response('x'));
  const forgotten = forgetUnfinished();
  await new Promise((done) => setTimeout(done, 20));
  expect(filesIn(scope)).toContain('/assets/part-late.js');
  fill();
  await Promise.all([...fillings, forgotten]);
  expect(filesIn(scope)).not.toContain('/assets/part-late.js');
});
