import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { derivedKey } from '@/lib/crypto/derived-key';
import { masterKeys } from '@/lib/crypto/master-keys';
import { BackupProblem } from './problem';

const count = z.int().check(z.minimum(0));
const part = z.object({ bytes: count, sha256: z.string() });
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

const manifest = z.object({
  /**
   * 2: its checksums are over whole rows, computed columns among them, in the order in which they lay there. 3: over the
   * listed columns.
   */
  format: z.union([z.literal(2), z.literal(3)]),
  /** Of Daava, that made it. */
  version: z._default(z.string(), '0.1.0'),
  /** Makes the keys of this backup's tables its own: 32 random bytes in base64. */
  salt: z.string(),
  /** ISO 8601 UTC: the moment the backup shows. */
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The id of the master key that was current. Never the key. */
  masterKey: z.string(),
  /** The ids of those that were kept beside it, as something may still have been under them. */
  oldKeys: z.array(z.string()),
  tables: z.array(
    z.object({ name, columns: z.array(name), rows: count, checksum: z.string(), part }),
  ),
  /** How many entries of the audit trail were found changed or missing when the backup was made. */
  brokenEntries: count,
  sequences: z.array(z.object({ name, lastValue: z.string(), isCalled: z.boolean() })),
  documents: z.object({
    files: count,
    bytes: count,
    /** Of the list of them, which has the sum of each. */
    part,
    /** Removed, as nobody had attached them, while the backup was made. */
    swept: z.array(z.uuid()),
    /** Documents whose stored file was not there. */
    missing: z.array(z.uuid()),
  }),
});

/** What a backup holds and how each part of it is known. It is written last: without it there is no backup. */
export type Manifest = z.infer<typeof manifest>;

const manifestFile = (folder: string) => join(folder, 'manifest.json');
/** Where a backup keeps the rows of a table, as COPY writes them, compressed and encrypted. */
export const tableFile = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.copy.gz.sealed`);
/** Where a backup lists its documents, one JSON object a line. */
export const documentList = (folder: string) => join(folder, 'documents.ndjson');
/** Where a backup keeps a document's stored file, still encrypted. */
export const documentFile = (folder: string, { bucket, id }: { bucket: string; id: string }) =>
  join(folder, 'documents', bucket, id.slice(0, 2), id);

/** The master key that a backup's own keys follow from. Throws a BackupProblem when it is not given. */
export function masterKeyOf({ masterKey }: Pick<Manifest, 'masterKey'>) {
  const master = masterKeys().byId(masterKey);
  if (master) return master;
  throw new BackupProblem(
    `This backup is under the master key ${masterKey}, which is neither DOCUMENT_KEY nor in DOCUMENT_KEYS_OLD.`,
  );
}

/** Who wrote a manifest had this installation's master key. */
function sealOf(content: Manifest, text: string) {
  const key = derivedKey(masterKeyOf(content), 'backup manifest');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Writes the manifest whole or not at all, sealed with a key of this installation, and with it finishes the backup. */
export async function writeManifest(folder: string, content: Manifest) {
  const seal = sealOf(content, JSON.stringify(content));
  const half = `${manifestFile(folder)}.half`;
  const file = await open(half, 'wx', 0o600);
  await file.writeFile(`${JSON.stringify({ seal, manifest: content }, null, 1)}\n`);
  await file.sync();
  await file.close();
  await rename(half, manifestFile(folder));
  const directory = await open(folder);
  await directory.sync();
  await directory.close();
}

/**
 * The manifest of a backup. Throws a BackupProblem when there is none, or when it is not as this installation wrote it.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupProblem(
      `${folder} is not a whole backup: it has no manifest.json, which is written last.`,
    );
  });
  const damaged = `${manifestFile(folder)} was changed or damaged. Use another backup.`;
  const sealed = z.object({ seal: z.string(), manifest: z.unknown() }).safeParse(parsed(text));
  if (!sealed.success) throw new BackupProblem(damaged);
  const content = manifest.safeParse(sealed.data.manifest);
  if (!content.success)
    throw new BackupProblem(
      `${folder} was damaged, or made by a version of Daava that writes backups in another way.`,
    );
  const seal = sealOf(content.data, JSON.stringify(sealed.data.manifest));
  if (!isSame(seal, sealed.data.seal)) throw new BackupProblem(damaged);
  return content.data;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
