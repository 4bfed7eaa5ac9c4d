import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOf, needsReason } from '../../packages/licence.mjs';
import { root } from '../../paths.mjs';

/**
 * Lists the licence of every installed package that the portal runs or is built with, and names those
 * that are not on the permissive list. It only tells: decision 0027 says why each of them is there.
 */
export function main() {
  /** @type {import('../../packages/install.mjs').Lockfile} */
  const { packages } = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  );

  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (dev || devOptional) continue;
    const { name, version, licence } = licenceOf(join(root, path));
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
  }

  const sorted = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
  for (const [licence, names] of sorted)
    console.log(`${String(names.length).padStart(5)}  ${licence}`);
  const others = sorted.filter(([licence]) => needsReason(licence));
  console.log(
    others.length ? '\nNot on the permissive list:' : '\nAll are on the permissive list.',
  );
  for (const [licence, names] of others) console.log(`  ${licence}: ${names.sort().join(', ')}`);
}
