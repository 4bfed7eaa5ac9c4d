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
  /** 2: checksums are over whole rows, computed columns among them, in their physical order. 3: over the listed columns. */
  format: z.union([z.literal(2), z.literal(3)]),
  version: z._default(z.string(), '0.1.0'),
  /** Makes the keys of this backup's tables its own: 32 random bytes in base64. */
  salt: z.string(),
  /** ISO 8601 UTC: the moment the backup shows. */
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The id of the master key that was current. Never the key. */
  masterKey: z.string(),
  /** Ids of keys kept beside it, as something may still have been under them. */
  oldKeys: z.array(z.string()),
  tables: z.array(
    z.object({ name, columns: z.array(name), rows: count, checksum: z.string(), part }),
  ),
  /** Entries of the audit trail found changed or missing at the backup. */
  brokenEntries: count,
  sequences: z.array(z.object({ name, lastValue: z.string(), isCalled: z.boolean() })),
  documents: z.object({
    files: count,
    bytes: count,
    /** Of the list of documents, which has the sum of each. */
    part,
    /** Removed, as nobody had attached them, while the backup was made. */
    swept: z.array(z.uuid()),
    missing: z.array(z.uuid()),
  }),
});

/** Written last: without it there is no backup. */
export type Manifest = z.infer<typeof manifest>;

const manifestFile = (folder: string) => join(folder, 'manifest.json');
/** A table's rows in a backup, as COPY writes them, compressed and encrypted. */
export const tableFile = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.copy.gz.sealed`);
/** A backup's list of documents, one JSON object a line. */
export const documentList = (folder: string) => join(folder, 'documents.ndjson');
/** A document's stored file in a backup, still encrypted. */
export const documentFile = (folder: string, { bucket, id }: { bucket: string; id: string }) =>
  join(folder, 'documents', bucket, id.slice(0, 2), id);

/** The master key that a backup's keys follow from. Throws a BackupProblem when it is not given. */
export function masterKeyOf({ masterKey }: Pick<Manifest, 'masterKey'>) {
  const master = masterKeys().byId(masterKey);
  if (master) return master;
  throw new BackupProblem(
    `This backup is under the master key ${masterKey}, which is neither DOCUMENT_KEY nor in DOCUMENT_KEYS_OLD.`,
  );
}

/** Whoever wrote a manifest had this installation's master key. */
function sealOf(content: Manifest, text: string) {
  const key = derivedKey(masterKeyOf(content), 'backup manifest');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Finishes a backup: writes its sealed manifest whole or not at all. */
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

/** A backup's manifest. Throws a BackupProblem when it is missing, or not as this installation wrote it. */
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
