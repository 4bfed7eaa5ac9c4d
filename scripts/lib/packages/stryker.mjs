import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { fetchPackages } from './fetch.mjs';

// The last version for Node 20. Its 91 packages would be in everybody's `npm ci`, for a command that few run.
const version = '9.6.1';

/** The program of StrykerJS, fetched when it is asked for the first time. */
export async function fetchStryker() {
  const folder = join(root, 'node_modules/.cache', `stryker-${version}`);
  const parts = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}`);
  const [core = '', runner = ''] = parts.map((name) => join(folder, 'node_modules', name));
  if (!existsSync(core) || !existsSync(runner))
    await fetchPackages(
      folder,
      parts.map((name) => `${name}@${version}`),
    );
  return join(core, 'bin/stryker.js');
}
