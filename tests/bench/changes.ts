/** A small change of the sources, as a deployment brings it, and what it should cost an installed phone. */
export interface Change {
  name: string;
  file: string;
  from: RegExp;
  to: string;
  goalKilobytes?: number;
}

export const CHANGES: readonly Change[] = [
  {
    name: 'one sentence',
    file: 'src/content/en/PrivacyPolicy.ts',
    from: /(lead:\s*['"])/,
    to: '$1One more sentence. ',
    goalKilobytes: 8,
  },
  {
    name: 'one menu label',
    file: 'src/content/en/menus/company.ts',
    from: /label: 'FAQs'/,
    to: "label: 'Questions'",
    goalKilobytes: 15,
  },
  {
    name: 'one component',
    file: 'src/components/Note.tsx',
    from: /<div>\{children\}/,
    to: '<div data-changed="">{children}',
  },
  {
    name: 'one dependency',
    file: 'node_modules/zustand/esm/vanilla.mjs',
    from: /!Object\.is\(nextState, state\)/,
    to: 'nextState !== state',
  },
];
