import { stepCounter } from './count-steps.ts';
import { expressions } from './expressions.ts';

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Methods = Record<string | symbol, Method>;

/** Expressions whose own growth is measured separately: they count as what they consume. */
const MEASURED: ReadonlySet<string> = new Set(expressions.map(({ pattern }) => `${pattern}`));

const prototypeOf = (iterator: unknown) => Object.getPrototypeOf(iterator) as Methods;
const [strings, lists] = [String.prototype, Array.prototype] as unknown as [Methods, Methods];
const sizeOf = (value: unknown) => (value as { length?: number } | null | undefined)?.length ?? 1;

/** What reads or writes a text or a list whole. */
const WHOLE: readonly (readonly [on: Methods, names: readonly string[]])[] = [
  [strings, ['normalize', 'toLowerCase', 'toUpperCase', 'trim', 'trimStart', 'trimEnd']],
  [strings, ['split', 'replaceAll', 'localeCompare']],
  [lists, ['join', 'sort', 'toSorted', 'reverse', 'shift', 'unshift', 'splice', 'flat']],
];
/** What makes a text or a list of the size that it gives. */
const MADE: readonly (readonly [on: Methods, names: readonly string[]])[] = [
  [strings, ['slice', 'substring', 'padStart', 'padEnd', 'repeat', 'concat']],
  [lists, ['slice', 'concat']],
];
/** What looks from one end until it has found. */
const SOUGHT: readonly (readonly [on: Methods, names: readonly string[]])[] = [
  [strings, ['indexOf', 'lastIndexOf', 'includes']],
  [lists, ['indexOf', 'lastIndexOf', 'includes']],
];
/** What calls a function for each. */
const CALLING = [
  ...['map', 'filter', 'flatMap', 'forEach', 'some', 'every', 'reduce'],
  ...['find', 'findIndex', 'findLast', 'findLastIndex'],
];
const ITERATORS = [
  ''[Symbol.iterator](),
  [][Symbol.iterator](),
  new Set()[Symbol.iterator](),
  new Map()[Symbol.iterator](),
].map(prototypeOf);
const VIEWS = ['getUint8', 'getUint16', 'getUint32', 'getInt32', 'getBigUint64'];

/** Counts characters, items and bytes that a function goes through by what the language has for it. */
export type CountWork = (work: () => void) => number;

/**
 * Lends a counter of work; loops by index alone are not seen. The methods of the language are wrapped once for all that
 * is counted: each change of them makes the engine forget what it had compiled.
 */
export function withWorkCounter<T>(use: (countWork: CountWork) => T): T {
  let count = 0;
  let isCounting = false;
  const undo: (() => void)[] = [];
  const uncounted = <T>(of: () => T): T => {
    isCounting = false;
    try {
      return of();
    } finally {
      isCounting = true;
    }
  };
  function counted(on: Methods, name: string, wrap: (native: Method) => Method) {
    const native = on[name];
    if (!native) return;
    const wrapped = wrap(native);
    on[name] = function (...args) {
      return isCounting ? wrapped.apply(this, args) : native.apply(this, args);
    };
    undo.push(() => {
      on[name] = native;
    });
  }
  const each = (
    list: readonly (readonly [on: Methods, names: readonly string[]])[],
    cost: (self: unknown, result: unknown) => number,
  ) => {
    for (const [on, names] of list)
      for (const name of names)
        counted(
          on,
          name,
          (native) =>
            function (...args) {
              const before = sizeOf(this);
              const result = uncounted(() => native.apply(this, args));
              count += Math.max(1, cost(before, result));
              return result;
            },
        );
  };

  const walks = new Map<string, ReturnType<typeof stepCounter>>();
  counted(
    RegExp.prototype as unknown as Methods,
    'exec',
    (native) =>
      function (text) {
        const pattern = this as RegExp;
        const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
        const found = native.call(pattern, text) as RegExpExecArray | null;
        count += uncounted(() => {
          const key = `${pattern}`;
          if (MEASURED.has(key)) {
            const end = found ? found.index + found[0].length : `${text}`.length;
            return Math.max(1, end - from);
          }
          const walk = walks.get(key) ?? stepCounter(pattern);
          walks.set(key, walk);
          return walk(`${text}`, from).steps;
        });
        return found;
      },
  );
  each(WHOLE, (before) => before as number);
  each(MADE, (_, result) => sizeOf(result));
  each(SOUGHT, (before, result) =>
    typeof result === 'number' && result >= 0 ? result + 1 : (before as number),
  );
  for (const name of CALLING)
    counted(
      lists,
      name,
      (native) =>
        function (call, ...more) {
          const once: Method = function (...args) {
            count++;
            return (call as Method).apply(this, args);
          };
          return native.call(this, once, ...more);
        },
    );
  for (const iterator of ITERATORS)
    counted(
      iterator,
      'next',
      (native) =>
        function () {
          count++;
          return native.call(this);
        },
    );
  for (const name of VIEWS)
    counted(
      DataView.prototype as unknown as Methods,
      name,
      (native) =>
        function (...args) {
          count++;
          return native.apply(this, args);
        },
    );
  try {
    return use((work) => {
      count = 0;
      isCounting = true;
      try {
        work();
      } finally {
        isCounting = false;
      }
      return count;
    });
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
}
