import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { lookFrom } from './drawn-words.mjs';
import { fileOf } from './modules.mjs';

export const exceptions = {
  /** Files that take the words there are, and do without the others. */
  undemanding: [
    'components/shell/language/add-words.tsx',
    'lib/client/request/use-error-sentences.ts',
  ],
  /** Parts that a screen draws on some of its pages alone, each with words that those have and the others lack. */
  drawnWith: {
    'components/entry/dashboard.tsx ClaimantDashboard': 'dashboard',
    'components/entry/dashboard.tsx ProfessionalHome': 'ip',
    'components/keys/keys-dialog.tsx DocumentKeys': 'viewer',
  },
};

/** The layouts around a file of a page, the outermost first. @param {string} file @returns {string[]} */
function layoutsAround(file) {
  const folder = dirname(file);
  if (folder === '.') return [];
  const layout = fileOf('', `@/${folder}/layout`);
  return [...layoutsAround(folder), ...(layout ? [layout] : [])];
}

/**
 * Looks at what every page draws in browsers: the layouts and the page have to give the words that it asks for. Gives
 * how many pages there are; throws a Failure that names what lacks words, and exceptions that are none.
 */
export function checkPageWords() {
  const pages = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)(page|error|not-found|loading|template|default)\.tsx$/.test(name))
    .map((name) => `app/${name}`);
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Set<string>} */
  const met = new Set();
  for (const page of pages) {
    /** @type {Set<string>} */
    let words = new Set();
    for (const file of [...layoutsAround(page), page]) {
      const found = lookFrom(file, words, { ...exceptions, met });
      for (const fault of found.faults) faults.add(fault);
      words = found.within;
    }
  }
  const needed = [
    ...exceptions.undemanding,
    ...Object.keys(exceptions.drawnWith).flatMap((part) => [`${part} drawn`, `${part} left out`]),
  ];
  for (const one of needed) if (!met.has(one)) faults.add(`${one}: excepted, and not met`);
  if (faults.size) throw new Failure(`Words that no <Words of> gives:\n${[...faults].join('\n')}`);
  return pages.length;
}
