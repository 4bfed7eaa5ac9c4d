import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes/run.mjs';
import { step } from '../progress.mjs';

/** @param {string} file below node_modules */
const module = (file) => join(root, 'node_modules', file);

/** Formatting and lint, types, regular expressions, and code that nothing uses. */
export async function checkSources() {
  await step('Check formatting and lint', () =>
    run(
      'Formatting or lint rules are broken. "npm run format" mends most of it.',
      process.execPath,
      [
        module('@biomejs/biome/bin/biome'),
        'ci',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
        '.',
      ],
    ),
  );
  await step('Check types', async () => {
    // Next writes down the types of the routes; without them a page's props are not known.
    await run('The types of the routes could not be generated.', process.execPath, [
      module('next/dist/bin/next'),
      'typegen',
    ]);
    await run('The types do not hold.', process.execPath, [
      module('typescript/bin/tsc'),
      '--noEmit',
    ]);
  });
  await step('Check regular expressions', () =>
    run('There are regular expressions that may take too long.', process.execPath, [
      join(root, 'scripts/check-expressions.mjs'),
    ]),
  );
  await step('Look for unused code', () =>
    run('There is code, or a package, that nothing uses.', process.execPath, [
      module('knip/bin/knip.js'),
      '--no-progress',
    ]),
  );
}
