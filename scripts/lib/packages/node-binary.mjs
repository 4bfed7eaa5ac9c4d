import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackages } from './fetch.mjs';

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
  if (!existsSync(binary)) await fetchPackages(folder, [`${name}@${version}`]);
  return binary;
}
