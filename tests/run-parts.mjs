import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tool } from './tool.mjs';

/**
 * Runs commands side by side. Prints how long each took, and what those said that failed.
 *
 * @param {Readonly<Record<string, readonly string[]>>} parts an installed command, or the path of a script,
 *   and its arguments, by what they are called
 * @param {Readonly<Record<string, string>>} [env] more of the environment
 * @returns {Promise<boolean>} whether all passed
 */
export async function runParts(parts, env = {}) {
  const started = Date.now();
  const results = await Promise.all(
    Object.entries(parts).map(async ([name, command]) => {
      const { passed, text } = await run(command, { ...process.env, NO_COLOR: '1', ...env });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
      if (!passed) console.log(text);
      return passed;
    }),
  );
  return results.every(Boolean);
}

async function run([name, ...options], env) {
  const child = spawn(process.execPath, [name.endsWith('.mjs') ? name : tool(name), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  const [code] = await once(child, 'close');
  return { passed: code === 0, text };
}
