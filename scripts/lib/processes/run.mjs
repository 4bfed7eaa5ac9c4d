import { spawn } from 'node:child_process';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { end, leadsGroup, onStop, track } from './stopping.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [show] lets the output through instead of keeping it
 * @property {boolean} [shell]
 * @property {boolean} [group] gives it a process group of its own, so that all that it began ends with it
 * @property {number} [limitMs] after which it is ended
 */

/**
 * Runs a program in the project's folder until it ends, and answers its exit code, its output, and whether its time ran out.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, ranOut: boolean }>}
 */
export function runToEnd(command, args, options = {}) {
  const { env = process.env, show = false, shell = false, group = false, limitMs } = options;
  const detached = group && process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = track(spawn(command, args, { cwd: root, env, shell, stdio, detached }));
    if (detached) leadsGroup(child);
    onStop(() => end(child));
    let ranOut = false;
    const runOut = () => {
      ranOut = true;
      return end(child);
    };
    const limit = limitMs === undefined ? undefined : setTimeout(runOut, limitMs);
    child.once('exit', () => clearTimeout(limit));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, ranOut }));
  });
}

/**
 * Runs a program that must succeed. Throws a Failure with its whole output when it does not.
 * @param {string} sentence what to say when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(sentence, command, args, options) {
  const { code, output } = await runToEnd(command, args, options);
  if (code !== 0) throw new Failure(sentence, output);
  return output;
}

/**
 * What Node needs to run one of our TypeScript files, with the alias `@/` and server-only modules in reach. Threads that it starts
 * get the same.
 */
export const forTypeScript = ['--conditions=react-server', '--import', 'tsx'];

/**
 * Runs one of our TypeScript files.
 * @param {string} sentence
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runTypeScript = (sentence, args, options) =>
  run(sentence, process.execPath, [...forTypeScript, ...args], options);
