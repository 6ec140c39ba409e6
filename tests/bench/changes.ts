/** A small change of the sources, as a deployment brings it, and what it should cost an installed phone. */
export interface Change {
  name: string;
  edits: readonly Edit[];
  goalKilobytes?: number;
}

/** What is replaced in one file. */
export interface Edit {
  file: string;
  from: RegExp;
  to: string;
}

export const CHANGES: readonly Change[] = [
  {
    name: 'one sentence',
    edits: [
      {
        file: 'copy/pages/PrivacyPolicy.ts',
        from: /(lead:\s*['"])/,
        to: '$1One more sentence. ',
      },
    ],
    goalKilobytes: 8,
  },
  {
    name: 'one menu label',
    edits: [
      {
        file: 'copy/menus/company.ts',
        from: /label: 'FAQs'/,
        to: "label: 'Questions'",
      },
      // A translation is under its English text.
      { file: 'languages/hi/menus/company.ts', from: /^ {2}FAQs:/m, to: '  Questions:' },
    ],
    goalKilobytes: 15,
  },
  {
    name: 'one component',
    edits: [
      {
        file: 'src/components/Note.tsx',
        from: /<div>\{children\}/,
        to: '<div data-changed="">{children}',
      },
    ],
  },
  {
    name: 'one dependency',
    edits: [
      {
        file: 'node_modules/zustand/esm/vanilla.mjs',
        from: /!Object\.is\(nextState, state\)/,
        to: 'nextState !== state',
      },
    ],
  },
];
