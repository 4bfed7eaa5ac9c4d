import { generate } from '../build/preparation.mjs';
import { runCommand } from '../processes/command.mjs';
import { stopAll } from '../processes/stopping.mjs';

/** Writes the database client where its schema changed: `npm ci` and `npm install` end with it. */
export const main = () =>
  runCommand(async () => {
    await generate();
    await stopAll();
  });
