import { statSync } from 'node:fs';
import { join } from 'node:path';
import { preparePackages } from '../../build/preparation.mjs';
import { Failure } from '../../failure.mjs';
import { fetchStryker } from '../../packages/stryker.mjs';
import { root } from '../../paths.mjs';
import { runCommand } from '../../processes/command.mjs';
import { run } from '../../processes/run.mjs';
import { stopAll } from '../../processes/stopping.mjs';
import { step } from '../../progress.mjs';
import { environmentWithoutSettings } from '../../testing/portal.mjs';

/** @param {string} path a folder, a file, or a pattern of files */
const filesIn = (path) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()
    ? `${path.replace(/\/$/, '')}/**/*.ts`
    : path;

/** Breaks code in many small ways and names those that no unit test notices: `npm run mutants -- lib/forms/kinds`. */
export const main = (/** @type {string[]} */ paths) =>
  runCommand(
    async () => {
      if (!paths.length)
        throw new Failure('Say which code to break: npm run mutants -- lib/forms/kinds');
      await preparePackages({ forTests: true });
      const stryker = await step('Fetch StrykerJS', fetchStryker);
      const args = [
        'run',
        'tests/mutants/stryker.config.mjs',
        `--mutate=${paths.map(filesIn).join(',')}`,
      ];
      await run('The mutants could not be tried.', process.execPath, [stryker, ...args], {
        env: environmentWithoutSettings(),
        show: true,
      });
      await stopAll();
    },
    { exitCode: 130 },
  );
