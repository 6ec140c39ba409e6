import * as v from 'valibot';
import type { FieldRow } from '#copy/types/reference.ts';

/** As much of a schema of valibot as the reference reads. */
interface Schema {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  literal?: unknown;
  options?: readonly unknown[];
  entries?: Readonly<Record<string, Schema>>;
  pipe?: readonly { type: string; requirement?: unknown; message?: unknown }[];
}

/** The fields of an object, as the reference lists them. */
export function fieldRows(schema: v.GenericSchema | undefined): FieldRow[] {
  const { entries = {} } = (schema ?? {}) as unknown as Schema;
  return Object.entries(entries).map(([name, entry]) => fieldRow(name, entry));
}

function fieldRow(name: string, entry: Schema): FieldRow {
  const schema = entry.type === 'optional' || entry.type === 'nullable' ? entry.wrapped : undefined;
  const own = schema ?? entry;
  const kinds = kindsOf(own);
  const text = v.getDescription(own as unknown as v.GenericSchema);
  return {
    name,
    type: entry.type === 'nullable' ? `${typeOf(own)}, or null` : typeOf(own),
    ...(entry.type !== 'optional' && { required: true }),
    ...(text && { text }),
    ...(kinds.length > 0 ? { kinds } : {}),
  };
}

/** Objects that a field holds: one, those of a list, or those of which it is one. */
function kindsOf(schema: Schema): NonNullable<FieldRow['kinds']> {
  if (schema.item) return kindsOf(schema.item);
  const objects = schema.type === 'variant' ? (schema.options as readonly Schema[]) : [schema];
  return objects
    .filter(({ entries }) => entries)
    .map((object) => ({
      label: labelOf(object) ?? '',
      rows: Object.entries(object.entries ?? {}).map(([name, entry]) => fieldRow(name, entry)),
    }));
}

/** The word by which one kind of an object is told from the others. */
const labelOf = ({ entries = {} }: Schema): string | undefined => {
  const words = Object.values(entries).find(({ type }) => type === 'literal');
  return typeof words?.literal === 'string' ? words.literal : undefined;
};

/** Kind and limits of a value in words. */
function typeOf(schema: Schema): string {
  const { type, options, literal, item, pipe = [] } = schema;
  if (type === 'picklist') return `one of ${options?.join(', ')}`;
  if (type === 'literal') return `always ${literal}`;
  if (type === 'array') return item ? `list of ${pluralOf(item)}` : 'list';
  if (type === 'variant') return 'object of one of these kinds';
  if (type === 'number') {
    const limit = (name: string) => pipe.find((each) => each.type === name)?.requirement;
    const [least, most] = [limit('min_value'), limit('max_value')];
    const kind = pipe.some((each) => each.type === 'integer') ? 'integer' : 'number';
    if (least === undefined) return kind;
    return most === undefined ? `${kind}, at least ${least}` : `${kind}, ${least} to ${most}`;
  }
  if (type === 'boolean') return 'true or false';
  if (type === 'string') {
    const rule = pipe.find((each) => each.type === 'regex')?.message;
    return typeof rule === 'string' ? `text, ${rule.replace(/^must be /, '')}` : 'text';
  }
  return 'object';
}

const pluralOf = (item: Schema): string => (item.entries || item.options ? 'objects' : 'texts');
