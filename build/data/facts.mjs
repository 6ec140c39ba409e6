// `npm run facts`: rules of NPCI, RBI and others that pages name and nobody has looked up for six months.
import { runnerImport } from 'vite';

const load = async (file) => (await runnerImport(file)).module;
const { rules } = await load('./facts/rules/all.ts');
const { oldFacts } = await load('./build/data/old-facts.ts');
const old = oldFacts(new Date().toISOString().slice(0, 10));

for (const { name, by, lookedUp, source } of old)
  console.log(`${name}: ${by}, ${source}, looked up on ${lookedUp}`);
console.log(`${Object.keys(rules).length} rules, ${old.length} to look up again`);
process.exitCode = old.length > 0 ? 1 : 0;
