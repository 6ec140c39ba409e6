// `npm run release-notes -- 0.2.0`: moves the files of `changes` into CHANGELOG.md, under that version and today, and
// writes down the API that is released with it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { writeReleased } from './api-released.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name a version, such as 0.2.0.');
// A released version says in each complete language what it says in English.
const { gapsOfComplete, linesOfGaps } = (await runnerImport('./build/translations/gaps.ts')).module;
const gaps = await gapsOfComplete(process.cwd());
if (gaps.size > 0) throw new Error(linesOfGaps(gaps).join('\n'));

const { withChanges } = (await runnerImport('./build/releases/with-changes.ts')).module;
const names = readdirSync('changes').filter((name) => name !== 'README.md');
const changes = names.map((name) => ({ name, text: readFileSync(`changes/${name}`, 'utf8') }));
const heading = `${version} - ${new Date().toISOString().slice(0, 10)}`;
const changelog = withChanges(readFileSync('CHANGELOG.md', 'utf8'), changes, heading);
writeFileSync('CHANGELOG.md', changelog);
for (const name of names) rmSync(`changes/${name}`);
console.log(`${names.length} changes are under ${heading} now.`);
await writeReleased();
