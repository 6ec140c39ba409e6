import { isKnownField } from '../../../src/core/locker/document.ts';
import { RECORDS } from '../../../src/core/storage/record-versions.ts';
import { capital } from '../recipe.ts';
import { fromTemplate } from '../template.ts';
import { FOLDER, listed, newestFixture } from './fixture.ts';
import { CAMEL_CASE, type FieldKind, type NewField } from './kind.ts';
import { olderValue } from './older-value.ts';

const { version } = RECORDS.document;
const DOCUMENT = 'src/core/locker/document.ts';
const MANIFEST = 'src/core/locker/backup/manifest.ts';
const MIGRATIONS = '...RECORDS.document.migrations';

/** What the fixture has in a new field. */
const WRITTEN = { text: 'As it was written', number: 12 } as const;

/** How a record's field is checked. */
const CHECK = { text: 'isText', number: 'isCount' } as const;

/** What the templates have in place of a field's name and of its value in older documents. */
const NAMES = {
  text: { name: 'newText', older: "'older-text'" },
  number: { name: 'newNumber', older: '40_404' },
} as const;

/** What older documents may get. */
const OLDER = {
  text: {
    form: /^[a-z]+(?:-[a-z]+)*$/,
    problem: 'A code in small letters, or nothing: what is shown of it are words.',
  },
  number: { form: /^\d+(?:\.\d+)?$/, problem: 'A number in digits, or nothing.' },
} as const;

const limitOf = (name: string) => `MAX_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_CHARACTERS`;

const newest = (root: string) =>
  newestFixture('locker', root, ({ documents = [], seal = [] }) => {
    const [[, document] = ['', { v: 0 }]] = documents;
    return seal.length === 0 && document.v === version;
  });

/** The migration and its test. */
const sources = (field: NewField, before: string, after: string, root: string) => {
  const { name, older } = NAMES[field.type];
  const value = field.older ? olderValue(field) : undefined;
  return fromTemplate(
    `document-${field.type}`,
    {
      '9000': String(version),
      '9001': String(version + 1),
      'locker-before': before,
      'locker-after': after,
      // The longer of two that begin alike comes first.
      [`{ ${name}: ${older} }`]: value ? `{ ${field.name}: ${value} }` : '{}',
      [older]: String(value),
      [capital(name)]: capital(field.name),
      [name]: field.name,
    },
    root,
  );
};

/** A document of the locker; the field is optional, so that nothing that makes a document has to know it. */
export const document: FieldKind = {
  names: CAMEL_CASE,
  types: ['text', 'number'],
  has: isKnownField,
  problemOfOlder: ({ type, older }) =>
    older === '' || OLDER[type].form.test(older) ? undefined : OLDER[type].problem,
  files: (field, root) => {
    const { name, type } = field;
    const { name: copied, stores, next } = newest(root);
    const documents = stores.documents?.map(([id, one]) => [
      id,
      { ...one, v: version + 1, [name]: WRITTEN[type] },
    ]);
    return {
      [`${FOLDER}/${next}.json`]: JSON.stringify({ ...stores, documents }, undefined, 2),
      ...sources(field, copied, next, root),
    };
  },
  edits: ({ name, type }, root) => {
    const limit = limitOf(name);
    return [
      {
        file: 'src/core/storage/record-versions.ts',
        anchor: `document: { field: 'v', version: ${version},`,
        text: `document: { field: 'v', version: ${version + 1},`,
      },
      {
        file: DOCUMENT,
        anchor: '  copyOf?: string;\n',
        text: `  copyOf?: string;\n  ${name}?: ${type === 'text' ? 'string' : 'number'};\n`,
      },
      {
        file: DOCUMENT,
        anchor: '  copyOf: optional(isId),\n',
        text: `  copyOf: optional(isId),\n  ${name}: optional(${CHECK[type]}),\n`,
      },
      {
        file: DOCUMENT,
        anchor: MIGRATIONS,
        text: `${version}: with${capital(name)}, ${MIGRATIONS}`,
      },
      {
        file: DOCUMENT,
        anchor: `from './document-v${version - 1}.ts';\n`,
        text: `from './document-v${version - 1}.ts';\nimport { with${capital(name)} } from './document-v${version}.ts';\n`,
      },
      listed(newest(root).next, `documents of version ${version + 1}, with \`${name}\``),
      ...(type === 'text' ? cutIn(name, limit) : []),
    ];
  },
  next: ({ name }) => [
    `1. ${DOCUMENT}: say above \`${name}\` what it is, narrow its check, and write it where a document is made or changed.`,
    `2. If ${name} says something of this device, take it out in \`cleaned\` of ${MANIFEST}.`,
    '3. Show it: words in the folder of src/features that does, and their Hindi. For people also src/core/locker/as-text.ts.',
    '4. copy/pages/PrivacyPolicy.ts lists what is stored; languages/hi/words/legal-summaries.ts sums it up.',
    '5. A file in changes/, then npm run check',
  ],
};

/** What a backup from elsewhere may say in a text: no more than a limit. */
const cutIn = (name: string, limit: string) => [
  {
    file: 'src/core/locker/limits.ts',
    anchor: 'export const MAX_TITLE_CHARACTERS = 120;\n',
    text: `export const MAX_TITLE_CHARACTERS = 120;\n\n/** A longer ${name} of a backup is cut. */\nexport const ${limit} = 1_000;\n`,
  },
  {
    file: MANIFEST,
    anchor: '  MAX_SENT_NAME_CHARACTERS,\n',
    text: `  MAX_SENT_NAME_CHARACTERS,\n  ${limit},\n`,
  },
  {
    file: MANIFEST,
    anchor: '    ...(sample && { sample }),\n',
    text: `    ...(sample && { sample }),\n    ...(rest.${name} && { ${name}: rest.${name}.slice(0, ${limit}) }),\n`,
  },
];
