import { prepareBuild, preparePackages } from '../build/preparation.mjs';
import { runCommand } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { rewriteBeside } from '../schema/beside.mjs';
import { answerWhilePreparing } from '../server/preparing.mjs';
import { serve } from '../server/serve.mjs';
import { addressOf, welcome } from '../welcome.mjs';
import { claimPlace, openDatabase, prepareEnvironment } from './prepare-portal.mjs';

/** Takes a bare clone, or one that has run before, to a portal that serves. */
export const main = () => start({ isBuilt: false });

/** Starts a portal whose folder holds all it needs, and may be read-only: in a container. */
export const startBuilt = () => start({ isBuilt: true });

const start = (/** @type {{ isBuilt: boolean }} */ { isBuilt }) =>
  runCommand(async (giveUp) => {
    const settings = await claimPlace();
    if (!isBuilt) await preparePackages({ forTests: false });
    const environment = await prepareEnvironment(settings);
    if (!isBuilt) await prepareBuild(settings.dataDir);
    const release = await answerWhilePreparing(settings);
    const env = await openDatabase(settings, environment);
    await release();
    const { workers } = settings;
    await step('Start the server', () =>
      serve({ env, workers, address: addressOf(settings), giveUp }),
    );
    console.log(welcome(settings, env));
    await rewriteBeside(String(env.DATABASE_URL));
  });
