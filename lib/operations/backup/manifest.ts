import 'server-only';
import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { BackupProblem } from './problem';

const count = z.int().check(z.minimum(0));
const part = z.object({ bytes: count, sha256: z.string() });
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

const manifest = z.object({
  format: z.literal(1),
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
/** Where a backup keeps the rows of a table, as COPY writes them, compressed. */
export const tableFile = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.copy.gz`);
/** Where a backup lists its documents, one JSON object a line. */
export const documentList = (folder: string) => join(folder, 'documents.ndjson');
/** Where a backup keeps a document's stored file, still encrypted. */
export const documentFile = (folder: string, { bucket, id }: { bucket: string; id: string }) =>
  join(folder, 'documents', bucket, id.slice(0, 2), id);

const sealOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes the manifest whole or not at all, sealed with its own SHA-256, and with it finishes the backup. */
export async function writeManifest(folder: string, content: Manifest) {
  const seal = sealOf(JSON.stringify(content));
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

/** The manifest of a backup. Throws a BackupProblem when there is none, or it is not as it was written. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupProblem(
      `${folder} is not a whole backup: it has no manifest.json, which is written last.`,
    );
  });
  const sealed = z.object({ seal: z.string(), manifest: z.unknown() }).safeParse(parsed(text));
  if (!sealed.success || sealOf(JSON.stringify(sealed.data.manifest)) !== sealed.data.seal) {
    throw new BackupProblem(`${manifestFile(folder)} was damaged. Use another backup.`);
  }
  const content = manifest.safeParse(sealed.data.manifest);
  if (content.success) return content.data;
  throw new BackupProblem(
    `${folder} was made by a version of Daava that writes backups in another way.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
