import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';
import { testFilesOf } from './selection.mjs';

/** @param {string[]} args */
const lines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that were changed and not committed yet, new ones among them; those of the newest commit when there are none. */
export function changedFiles() {
  const waiting = [
    ...lines('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  if (waiting.length > 0) return waiting;
  return lines('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

/** Words that say nothing of which screen, call or rule a file is about. */
const common = new Set(
  (
    'api app claim claims component components detail documents e2e file files id index ip lib mjs page present professional claimant ' +
    'read route schema spec support test tests ts tsx unit use write json messages en hi'
  ).split(' '),
);

/** @param {string} path */
const wordsOf = (path) =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !common.has(word));

/**
 * The test files of a kind that are about what these files are about: a word of their name, or of a folder, is the same. Tests that
 * were changed are among them. Tests that talk to a running portal import nothing that tells.
 * @param {import('./selection.mjs').FolderKind} kind
 * @param {string[]} changed
 */
export function relatedTests(kind, changed) {
  const words = new Set(changed.flatMap(wordsOf));
  return testFilesOf(kind).filter(
    (file) => changed.includes(file) || wordsOf(file).some((word) => words.has(word)),
  );
}

/**
 * Whether anything of this kind of tests is about what these files are about; asked for no file, the runners would run all.
 * @param {string} kind
 * @param {string[]} changed
 */
export function reaches(kind, changed) {
  if (kind === 'check' || kind === 'unit') return true;
  if (kind === 'size') return changed.some((file) => /^(app|components|lib|messages)\//.test(file));
  return (
    relatedTests(/** @type {import('./selection.mjs').FolderKind} */ (kind), changed).length > 0
  );
}
