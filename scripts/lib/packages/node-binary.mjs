import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/run.mjs';

/**
 * The binary of another Node for this system, from its npm package.
 * @param {string} version such as 22 or 22.23.2
 * @param {string} folder keeps it
 * @returns {Promise<string>} its path
 */
export async function fetchNode(version, folder) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, isWindows ? 'bin/node.exe' : 'bin/node');
  if (existsSync(binary)) return binary;
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', folder, ...flags, `${name}@${version}`];
  await run(`Node ${version} could not be fetched.`, 'npm', args, { shell: isWindows });
  return binary;
}
