// Serves as `npm start` does, in WEB_CONCURRENCY processes, on a database that is there already; it ends with
// whoever started it.
import { runCommand } from '../../../scripts/lib/processes/command.mjs';
import { serve } from '../../../scripts/lib/server/serve.mjs';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const { WEB_CONCURRENCY, PORT } = process.env;
await runCommand(async (giveUp) => {
  const address = `http://127.0.0.1:${PORT}`;
  await serve({ env: process.env, workers: Number(WEB_CONCURRENCY), address, giveUp });
  process.send?.('ready');
});
