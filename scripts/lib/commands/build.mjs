import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../build/preparation.mjs';
import { root } from '../paths.mjs';
import { postgresBinaries } from '../postgres/binaries.mjs';
import { runCommand } from '../processes/command.mjs';
import { stopAll } from '../processes/stopping.mjs';
import { step } from '../progress.mjs';

/** Makes everything that a start makes in the project's folder, for a place where it cannot be written to. */
export const main = () =>
  runCommand(async () => {
    await preparePackages({ forTests: false });
    await prepareBuild(join(root, 'data'));
    await step('Prepare PostgreSQL', async () => {
      await postgresBinaries();
    });
    await stopAll();
  });
