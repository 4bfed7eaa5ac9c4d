import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../paths.mjs';

const code = /\.[cm]?[jt]sx?$/;
const notOurs = /(^|\/)(node_modules|\.[^/]+)\//;

/**
 * The files of code in the project's folder itself and below these folders, as paths from there.
 * @param {string[]} folders
 */
export function codeFiles(folders) {
  const below = (/** @type {string} */ folder, recursive = true) =>
    readdirSync(join(root, folder), { recursive, withFileTypes: true })
      .filter((entry) => entry.isFile() && code.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((file) => !notOurs.test(file));
  return [...below('', false), ...folders.flatMap((folder) => below(folder))];
}
