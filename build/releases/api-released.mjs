// `node build/releases/api-released.mjs`: writes down what the API promises by name, as of the newest entry of its
// changelog. From then on each difference needs a newer entry.
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const load = async (file) => (await runnerImport(file)).module;

/** Writes `src/api-docs/released.json`, and returns the entry that it belongs to. */
export async function writeReleased() {
  const { released } = await load('./build/artifacts/api/changes/released.ts');
  const { version, date, calls } = released();
  writeFileSync(
    'src/api-docs/released.json',
    `${JSON.stringify({ version, date, calls }, null, 2)}\n`,
  );
  return { version, date, count: Object.keys(calls).length };
}

if (process.argv[1] === import.meta.filename) {
  const { version, date, count } = await writeReleased();
  console.log(`${count} calls and events of ${version} are in released.json, as of ${date}.`);
}
