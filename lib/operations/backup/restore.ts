import { verifyAudit } from '@/lib/audit/verify';
import { verifySeals } from '@/lib/audit/verify-seals';
import { masterKeys } from '@/lib/crypto/master-keys';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { checkParts } from './check';
import { differingTables, restingTriggers, unreadableDocuments } from './compare';
import { inOneTransaction, oneMoment } from './connection';
import { loadTables } from './load';
import { type Manifest, masterKeyOf, readManifest } from './manifest';
import { BackupProblem, type Say } from './problem';
import { putDocuments, requireEmptyStore } from './put-documents';
import { isBackedUp } from './tables';

export interface Schema {
  /** How many of this version's migrations a backup has had. Throws a Failure for other ones, or a later version. */
  placeOf(manifest: Pick<Manifest, 'migrations' | 'version'>): number;
  /** Notes that a restore is under way, so that no portal starts until `finish`. */
  begin(): Promise<void>;
  /** As so many migrations leave them, without functions and triggers. */
  makeTables(upTo: number): Promise<unknown>;
  /** Brings them up to this version, with functions and triggers. */
  migrate(): Promise<unknown>;
  finish(): Promise<void>;
}

interface Options {
  /** Reads a sample of the documents instead of all. */
  quick: boolean;
  schema: Schema;
  say: Say;
}

/**
 * Restores a backup into an empty database and store, comparing rows, documents and the trail; only then may a portal start.
 * Throws a BackupProblem: before it wrote anything for a changed backup or a place not empty, else it leaves the place locked.
 */
export async function restore(folder: string, { quick, schema, say }: Options) {
  const whole = await readManifest(folder);
  // An earlier version may have backed up more than belongs there.
  const manifest = { ...whole, tables: whole.tables.filter(isBackedUp) };
  const place = placeIn(schema, manifest);
  requireKeys(manifest, say);
  await requireEmptyDatabase();
  say('Reading the backup…');
  await checkParts(folder, manifest);
  await requireEmptyStore();

  await schema.begin();
  await schema.makeTables(place);
  await loadTables(folder, manifest, say);
  const differing = await inOneTransaction(oneMoment, (client) =>
    differingTables(client, manifest),
  );
  say(`compared ${manifest.tables.length} tables`);
  say(`documents: ${await putDocuments(folder)} files`);
  await schema.migrate();
  await compare(manifest, differing, quick, say);
  await removeSwept(manifest.documents.swept);
  await schema.finish();
  return manifest;
}

function placeIn(schema: Schema, manifest: Manifest) {
  const place = schema.placeOf(manifest);
  if (place > 0) return place;
  throw new BackupProblem('This backup has no database of Daava.');
}

function requireKeys({ oldKeys, ...manifest }: Manifest, say: Say) {
  masterKeyOf(manifest);
  const absent = oldKeys.filter((id) => !masterKeys().byId(id));
  if (absent.length > 0)
    say(`Something may still be under the master keys ${absent.join(', ')}, which are not given.`);
}

async function requireEmptyDatabase() {
  const found = await prepared(
    sql`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LIMIT 1`,
  );
  if (found.length === 0) return;
  throw new BackupProblem(
    'This database is not empty, not even of tables. Restore into a new one, or into a new data folder.',
  );
}

function compare(manifest: Manifest, tables: string[], quick: boolean, say: Say) {
  return inOneTransaction(oneMoment, async (client) => {
    const { missing, swept } = manifest.documents;
    const triggers = await restingTriggers(client);
    const known = new Set([...missing, ...swept]);
    const { read, wrong } = await unreadableDocuments(client, { quick });
    const lost = wrong.filter((id) => !known.has(id));
    say(`decrypted ${read - wrong.length} documents`);
    const { entries, broken: entriesBroken } = await verifyAudit();
    const broken = [...entriesBroken, ...(await verifySeals()).broken];
    say(`audit trail: ${entries} entries`);
    const wrongs = [
      tables.length > 0 && `the tables ${tables.join(', ')}`,
      triggers.length > 0 && `the triggers ${triggers.join(', ')}`,
      lost.length > 0 && `${lost.length} documents, such as ${lost[0]}`,
      broken.length > manifest.brokenEntries && `the audit trail at entry ${broken[0]?.id}`,
    ].filter(Boolean);
    if (wrongs.length > 0)
      throw new BackupProblem(`What was restored is not what was backed up: ${wrongs.join('; ')}.`);
  });
}

/** The portal removed these during the backup, so they go here too. */
const removeSwept = (ids: string[]) =>
  prepared(sql`DELETE FROM documents WHERE id = ANY(${ids}::uuid[]) AND claim_id IS NULL`);
