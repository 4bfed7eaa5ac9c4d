// A PostgreSQL of a test's own, stopped and started as it says; it ends with whoever started it.
import { startPostgres } from '../../../scripts/lib/postgres/start.mjs';
import { stopAll } from '../../../scripts/lib/processes/stopping.mjs';

const [, , folder = '', port = '', password = '', ...settings] = process.argv;
const start = () => startPostgres({ folder, password, port: Number(port), settings });

/** @type {Record<string, () => Promise<void>>} */
const orders = { start, stop: stopAll };

process.on('message', async (order) => {
  await orders[String(order)]?.();
  process.send?.(order);
});
process.once('disconnect', async () => {
  await stopAll();
  process.exit(0);
});
await start();
process.send?.('start');
