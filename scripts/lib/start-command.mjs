import { claimPlace, prepareBuild, preparePackages } from './preparation.mjs';
import { step } from './progress.mjs';
import { openDatabase, runCommand, settleEnvironment } from './running.mjs';
import { serve } from './serve.mjs';
import { addressOf, welcome } from './welcome.mjs';

/** Takes a bare clone, or one that has run before, to a portal that serves. */
export const main = () => start({ isBuilt: false });

/** Starts a portal whose folder holds all it needs, and may be read-only: in a container. */
export const startBuilt = () => start({ isBuilt: true });

const start = (/** @type {{ isBuilt: boolean }} */ { isBuilt }) =>
  runCommand(async (giveUp) => {
    const settings = await claimPlace();
    if (!isBuilt) await preparePackages({ forTests: false });
    const environment = await settleEnvironment(settings);
    if (!isBuilt) await prepareBuild(settings.dataDir);
    await openDatabase(settings, environment);
    const { env } = environment;
    const { workers } = settings;
    await step('Start the server', () =>
      serve({ env, workers, address: addressOf(settings), giveUp }),
    );
    console.log(welcome(settings));
  });
