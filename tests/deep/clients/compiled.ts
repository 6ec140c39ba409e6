import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Desk, expect } from './desk.ts';

/** As strict as a careful developer has it, for Node as it is. */
const OPTIONS = {
  target: 'ES2022',
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  skipLibCheck: false,
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node'],
  outDir: 'out',
};

/** Compiles a program of ours in a desk's folder, strictly. Returns the compiled one. */
export async function compiled(desk: Desk, program: string): Promise<string> {
  copyFileSync(path.join(import.meta.dirname, 'programs', program), desk.at(program));
  writeFileSync(desk.at('package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(
    desk.at('tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, files: [program] }),
  );
  const { said } = await desk.run(desk.bin('typescript', 'tsc'));
  expect(said).toBe('');
  return desk.at(`out/${program.replace('.ts', '.js')}`);
}
