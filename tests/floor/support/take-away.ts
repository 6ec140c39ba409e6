import type { Missing } from './missing.ts';

/**
 * Takes what a browser lacks away from a page or a worker, before any script of the site. It is
 * handed over as text, so nothing outside of it is in its reach.
 *
 * @returns what could not be taken away, as `HTMLElement.inert`
 */
export function takeAway(missing: readonly Missing[]): string[] {
  type Thing = Record<PropertyKey, unknown>;
  const keyOf = (name: string) =>
    name.startsWith('@@') ? (Symbol as unknown as Record<string, symbol>)[name.slice(2)] : name;
  // What all typed arrays have in common has no name.
  const globals = Object.assign(Object.create(globalThis) as Thing, {
    TypedArray: Object.getPrototypeOf(Uint8Array),
  });
  const at = (owner: readonly string[]) =>
    owner.length === 0
      ? (globalThis as unknown as Thing)
      : owner.reduce<Thing | undefined>((thing, name) => thing?.[name] as Thing, globals);
  const left: string[] = [];
  // All owners are looked up first: `Intl.Segmenter` may go before what it has.
  const places = missing.map((one) => ({ ...one, thing: at(one.owner) }));
  for (const { owner, name, kind, thing } of places) {
    const key = keyOf(name);
    if (!thing || key === undefined) continue;
    if (kind === 'construct') {
      const known = Object.getOwnPropertyDescriptor(thing, key);
      if (typeof known?.value !== 'function') continue;
      const refuse = () => {
        throw new TypeError(`Illegal constructor: ${name}`);
      };
      Object.defineProperty(thing, key, {
        ...known,
        value: new Proxy(known.value, { construct: refuse }),
      });
      continue;
    }
    const from: unknown[] = kind === 'instance' ? [] : [thing];
    if (kind !== 'static') from.push(thing.prototype);
    // What a window has is its own, not its prototype's.
    const isGlobal = /^(Window|WindowOrWorkerGlobalScope|\w*WorkerGlobalScope)$/.test(`${owner}`);
    if (isGlobal && kind === 'instance') from.push(globalThis);
    for (const each of from) {
      if (!each || !Object.hasOwn(each as object, key)) continue;
      if (!Reflect.deleteProperty(each as object, key)) left.push([...owner, name].join('.'));
    }
  }
  return left;
}
