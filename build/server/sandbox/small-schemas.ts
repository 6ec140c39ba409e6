/**
 * What the file of the local sandbox uses instead of valibot: the kinds of schema that requests have, with the
 * issues that valibot tells, in a fifth of its bytes. `same-answers.slow.test.ts` compares both.
 */

interface Issue {
  type: string;
  input: unknown;
  message: string;
  expected?: string;
  requirement?: unknown;
  path?: { key: string | number; input: unknown }[];
}

interface Schema {
  type: string;
  run: (value: unknown) => Issue[];
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  literal?: unknown;
}

const rule = (
  type: string,
  message: string,
  passes: (value: never) => boolean,
  requirement?: unknown,
) => ({
  type,
  run: (input: unknown): Issue[] =>
    passes(input as never) ? [] : [{ type, input, message, requirement }],
});

export const string = (message = '') =>
  rule('string', message, (value) => typeof value === 'string');
export const number = (message = '') =>
  rule('number', message, (value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean = (message = '') =>
  rule('boolean', message, (value) => typeof value === 'boolean');
export const custom = (passes: (value: unknown) => boolean, message = '') =>
  rule('custom', message, passes);
export const integer = (message = '') => rule('integer', message, Number.isInteger);
export const minValue = (least: number, message = '') =>
  rule('min_value', message, (value) => value >= least, least);
export const maxValue = (most: number, message = '') =>
  rule('max_value', message, (value) => value <= most, most);
export const maxLength = (most: number, message = '') =>
  rule('max_length', message, ({ length }: string) => length <= most, most);
export const regex = (form: RegExp, message = '') =>
  rule('regex', message, (value) => form.test(value));
export const picklist = (words: readonly unknown[], message = '') =>
  rule('picklist', message, (value) => words.includes(value));
export const literal = (word: unknown, message = ''): Schema => ({
  ...rule('literal', message, (value) => value === word),
  literal: word,
});

/** Checks follow where the kind is right; all of them tell. */
export const pipe = (schema: Schema, ...checks: Schema[]): Schema => ({
  ...schema,
  run(value) {
    const issues = schema.run(value);
    return issues.length > 0 ? issues : checks.flatMap((check) => check.run(value));
  },
});

export const optional = (wrapped: Schema): Schema => ({
  type: 'optional',
  wrapped,
  run: (value) => (value === undefined ? [] : wrapped.run(value)),
});

export const nullable = (wrapped: Schema): Schema => ({
  type: 'nullable',
  wrapped,
  run: (value) => (value === null ? [] : wrapped.run(value)),
});

const within = (issues: Issue[], key: string | number, input: unknown): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [{ key, input }, ...(issue.path ?? [])] }));

export const array = (item: Schema, message = ''): Schema => ({
  type: 'array',
  run: (value) =>
    Array.isArray(value)
      ? value.flatMap((each, place) => within(item.run(each), place, value))
      : [{ type: 'array', input: value, message }],
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const strictObject = (entries: Record<string, Schema>): Schema => {
  const type = 'strict_object';
  return {
    type,
    entries,
    run(value) {
      if (!isObject(value)) return [{ type, input: value, message: '' }];
      const issues = Object.entries(entries).flatMap(([key, entry]) => {
        if (key in value) return within(entry.run(value[key]), key, value);
        return entry.type === 'optional'
          ? []
          : within([{ type, input: undefined, message: '' }], key, value);
      });
      const unknown = Object.keys(value).find((key) => !Object.hasOwn(entries, key));
      if (unknown === undefined) return issues;
      const issue = { type, input: unknown, message: '', expected: 'never' };
      return [...issues, ...within([issue], unknown, value)];
    },
  };
};

export const variant = (key: string, options: readonly Schema[]): Schema => {
  const type = 'variant';
  return {
    type,
    run(value) {
      if (!isObject(value)) return [{ type, input: value, message: '' }];
      const chosen = options.find(({ entries }) => entries?.[key]?.literal === value[key]);
      if (chosen) return chosen.run(value);
      const expected = options.map(({ entries }) => `"${entries?.[key]?.literal}"`).join(' | ');
      return within([{ type, input: value[key], message: '', expected }], key, value);
    },
  };
};

/** What is wrong with a value; no `issues` where nothing is. */
export function safeParse(schema: Schema, value: unknown): { issues?: Issue[] } {
  const issues = schema.run(value);
  return issues.length > 0 ? { issues } : {};
}
