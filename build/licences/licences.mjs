// `npm run licences`: whether every package that is installed is under a licence that we may use. Those of
// `dependencies` may be shipped; of the others nothing is. The build itself checks what it really ships.
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { refusedPackages } = (await runnerImport('./build/licences/installed-licences.ts')).module;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const refused = refusedPackages(packages);

for (const { name, licence } of refused) console.log(`${name} is under ${licence || 'no licence'}`);
console.log(`${Object.keys(packages).length} packages, ${refused.length} that may not be used`);
process.exitCode = refused.length > 0 ? 1 : 0;
