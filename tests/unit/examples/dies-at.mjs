// Loaded before an instance of the mail endpoint. Sets its clock forward, and kills it right before a step on the disk
// or the network: the one of that number, or the first of that name.
import { writeSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { CLOCK_AHEAD_MS = '0', DIES_AT = '' } = process.env;

const { now } = Date;
Date.now = () => now() + Number(CLOCK_AHEAD_MS);

// It says when it listens. What it read until then was its own code.
let listens = false;
const { log } = console;
console.log = (...values) => {
  listens = true;
  log(...values);
};

let steps = 0;
function step(name, lastAct = () => {}) {
  if (!listens) return;
  steps += 1;
  if (DIES_AT !== String(steps) && DIES_AT !== name) return;
  lastAct();
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

function dieBefore(object, name, lastAct) {
  const call = object[name];
  object[name] = function (...values) {
    step(name, () => lastAct?.(this, ...values));
    return call.apply(this, values);
  };
}

const handle = await fs.open(import.meta.filename);
const handles = Object.getPrototypeOf(handle);
await handle.close();
// Half of a text is on the disk.
dieBefore(handles, 'writeFile', ({ fd }, text) => writeSync(fd, text.slice(0, text.length / 2)));
dieBefore(handles, 'sync');
dieBefore(handles, 'close');
for (const name of ['mkdir', 'open', 'link', 'readdir', 'readFile', 'rm']) dieBefore(fs, name);
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = async (...values) => {
  step('ask the mail API');
  const response = await fetch(...values);
  step('hear its answer');
  return response;
};
