import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../paths.mjs';

const unbuilt = new Set(['node_modules', 'data', 'generated', 'docs', 'scripts', 'tests']);

/**
 * Every file under the project that a build may depend on, in a fixed order. What cannot matter is
 * named, rather than what can, so that a new folder is never forgotten.
 * @param {string} folder
 * @param {string[]} left absolute paths to leave out
 * @returns {string[]}
 */
function sources(folder, left) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const skipped =
        entry.name.startsWith('.') ||
        left.includes(path) ||
        /\.(md|tsbuildinfo)$|^next-env\.d\.ts$/.test(entry.name) ||
        (folder === root && (unbuilt.has(entry.name) || /^test-|^playwright/.test(entry.name)));
      if (skipped) return [];
      return entry.isDirectory() ? sources(path, left) : [path];
    });
}

/**
 * A hash over the content of files and some extra text.
 * @param {string[]} files
 * @param {string[]} extra
 */
export function hashOf(files, extra = []) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  for (const text of extra) hash.update(`\0${text}`);
  return hash.digest('hex');
}

/**
 * What a build is made from: the same fingerprint means the same build.
 * @param {string} dataDir
 */
export const sourceFingerprint = (dataDir) =>
  hashOf(sources(root, [dataDir]), [process.version, process.platform, process.arch]);

/**
 * What a build has made, but for what the server puts there while it runs: a file that is missing or spoiled changes it.
 * @param {string} folder
 */
export const productFingerprint = (folder) =>
  hashOf(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(folder, file).includes(`${sep}cache${sep}`))
      .sort(),
  );
