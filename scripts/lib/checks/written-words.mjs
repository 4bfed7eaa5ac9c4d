import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { codeFiles } from './code-files.mjs';
import { childrenOf } from './modules.mjs';

/** @typedef {import('./modules.mjs').Node} Node */

/** What people read or hear of a part, besides what stands between its tags. */
const heard = ['label', 'title', 'text', 'hint', 'description', 'placeholder', 'alt', 'aria-label'];

/** What is the same in every language, or stands where no words can be loaded. */
const allowed = new Set([
  'app/global-error.tsx: Something went wrong · Daava',
  'app/global-error.tsx: Something went wrong',
  'app/global-error.tsx: Reference:',
  'app/global-error.tsx: Try again',
  'components/check-paper/ask-for-code.tsx: XXXX-XXXX-XXXX-XXXX-XXXX',
  'components/claim-form/help/pictures.tsx: ABCD0123456',
  'components/claim-form/help/pictures.tsx: DRV-20418',
  'components/creditors/one-list.tsx: SHA-256',
]);

/** A text with letters. @param {Node} node @returns {string[]} */
const textIn = (node) =>
  typeof node?.value === 'string' && /\p{L}/u.test(node.value) ? [node.value.trim()] : [];

/** @param {Node} node @returns {string[]} */
function wordsIn(node) {
  if (node.type === 'JSXText') return textIn(node);
  if (node.type === 'JSXAttribute' && node.value?.type === 'Literal')
    return heard.includes(node.name.name) ? textIn(node.value) : [];
  const alone = node.type === 'JSXExpressionContainer' ? textIn(node.expression) : [];
  return alone.length > 0 ? alone : childrenOf(node).flatMap(({ child }) => wordsIn(child));
}

/** The words for people that code writes itself. @param {string} file @param {string} text */
export const writtenIn = (file, text) => wordsIn(parseSync(file, text).program);

/**
 * Looks for words for people in pages and components: they belong to messages, in every language. Throws a Failure that names
 * them, and exceptions that are none.
 */
export function checkWrittenWords() {
  const files = codeFiles(['app', 'components']).filter((file) => file.endsWith('.tsx'));
  const found = new Set(
    files.flatMap((file) =>
      writtenIn(file, readFileSync(join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
    ),
  );
  const faults = [
    ...[...found].filter((one) => !allowed.has(one)),
    ...[...allowed].filter((one) => !found.has(one)).map((one) => `${one}: excepted, and not met`),
  ];
  if (faults.length) throw new Failure(`Words that belong to messages/:\n${faults.join('\n')}`);
}
