import { claimPlace, makeReady } from './preparation.mjs';
import { step } from './progress.mjs';
import { openDatabase, runCommand } from './running.mjs';
import { serve } from './serve.mjs';
import { addressOf, welcome } from './welcome.mjs';

/** Takes a bare clone, or one that has run before, to a portal that serves. */
export const main = () =>
  runCommand(async (giveUp) => {
    const settings = await claimPlace();
    await makeReady({ dataDir: settings.dataDir, forTests: false, withBuild: true });
    const env = await openDatabase(settings);
    const { workers } = settings;
    await step('Start the server', () =>
      serve({ env, workers, address: addressOf(settings), giveUp }),
    );
    console.log(welcome(settings));
  });
