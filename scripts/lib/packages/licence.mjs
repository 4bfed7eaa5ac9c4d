import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a licence asks for more than to be named: one that is offered beside a permissive one does not.
 * @param {string} licence an SPDX expression, or what a package says instead
 */
export function needsReason(licence) {
  const isFine = (/** @type {string} */ one) => permissive.has(one.replace(/[()]/g, '').trim());
  return !licence.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every(isFine));
}

/**
 * What an installed package says about itself.
 * @param {string} folder
 */
export function licenceOf(folder) {
  const { name, version, license, licenses } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const said = license ?? licenses;
  const all = Array.isArray(said) ? said : [said];
  const licence = all
    .map((one) => one?.type ?? one)
    .filter(Boolean)
    .join(' OR ');
  return { name, version, licence: licence || byFile(folder) };
}

/** @param {string} folder */
function byFile(folder) {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return /Permission is hereby granted, free of charge/.test(text) ? 'MIT' : 'not said';
}
