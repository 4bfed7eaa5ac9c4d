import { addressesIn, prepareDatabase, reachDatabase, requireBegunIn } from '../database.mjs';
import { Failure } from '../failure.mjs';
import { runCommand } from '../processes/command.mjs';
import { step } from '../progress.mjs';
import { readDotEnv, settingsOf } from '../settings.mjs';

/**
 * What a start does with the database, by itself: where its owner's address is, so that it need not be where the portal
 * runs.
 */
export const main = () =>
  runCommand(async () => {
    readDotEnv();
    const { mode, databaseUrl, ownerUrl } = settingsOf(process.env);
    if (!databaseUrl || !ownerUrl)
      throw new Failure('Give DATABASE_URL for the server, and DATABASE_OWNER_URL for this.');
    await step('Reach the database', () => reachDatabase(ownerUrl));
    await requireBegunIn(mode, ownerUrl);
    await prepareDatabase(await addressesIn({ databaseUrl, ownerUrl }));
  });
