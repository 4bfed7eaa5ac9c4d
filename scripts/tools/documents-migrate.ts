import { parseArgs } from 'node:util';
import { type Move, moveDocuments } from '@/lib/documents/upkeep/move';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { diskDocuments, remoteDocuments } from '@/lib/storage/current';

const maxListed = 20;

const usage = `Copies every document to the other store and reads it back there:

  npm run documents:migrate -- --to s3      from DATA_DIR to the store at S3_ENDPOINT
  npm run documents:migrate -- --to disk    the other way round

Give S3_ENDPOINT and its keys either way, and run it on the machine that has DATA_DIR. Portals may run
meanwhile. Once it is done, start them on the new store, and run it again for what came in between.
  --at-once 4        files under way at once, from 1 to 32
  --delete-source    removes each file from the old store once it is proven in the new one: only when every
                     portal runs on the new store`;

/** What was asked for, or nothing when it cannot be understood. */
function asked() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        'at-once': { type: 'string', default: '4' },
        'delete-source': { type: 'boolean', default: false },
      },
    });
    const atOnce = Number(values['at-once']);
    const known = values.to === 's3' || values.to === 'disk';
    if (!known || !Number.isInteger(atOnce) || atOnce < 1 || atOnce > 32) return undefined;
    return { to: values.to, atOnce, deleteSource: values['delete-source'] };
  } catch {
    return undefined;
  }
}

function summarise({ copied, present, bytes, removed, failed }: Move, deleteSource: boolean) {
  console.log(
    `Copied and read back: ${copied} documents (${(bytes / 1e6).toFixed(1)} MB). There already, and read back: ${present}. Failed: ${failed.length}.`,
  );
  console.log(
    deleteSource
      ? `Removed from the old store: ${removed}.`
      : 'Nothing was removed from the old store.',
  );
  for (const { id, reason } of failed.slice(0, maxListed)) console.error(`  ${id}: ${reason}`);
  if (failed.length > maxListed) console.error(`  and ${failed.length - maxListed} more`);
  if (failed.length > 0) {
    console.error('Those were left where they are. Run this again once the cause is mended.');
    process.exitCode = 1;
  }
}

async function main() {
  const wish = asked();
  if (!wish || !env().S3_ENDPOINT) {
    console.error(wish ? `S3_ENDPOINT is not set.\n\n${usage}` : usage);
    process.exitCode = 1;
    return;
  }
  const { to, atOnce, deleteSource } = wish;
  const [disk, remote] = [await diskDocuments(), await remoteDocuments()];
  const ways = to === 's3' ? { from: disk, to: remote } : { from: remote, to: disk };
  await ways.to.check();
  const total = await db.document.count();
  const move = await moveDocuments({ ...ways, atOnce, deleteSource }, (seen) =>
    console.log(`  ${seen} of ${total} documents`),
  );
  summarise(move, deleteSource);
}

main().finally(() => pool.end());
