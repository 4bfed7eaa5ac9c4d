import 'server-only';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod/mini';
import { someAtOnce } from './documents-in';
import { type Sum, sumOf } from './hashed-file';
import { documentFile, documentList, type Manifest, tableFile } from './manifest';
import { BackupProblem } from './problem';

const listed = z.object({
  id: z.uuid(),
  bucket: z.string().check(z.regex(/^[a-z]+$/)),
  bytes: z.number(),
  sha256: z.string(),
});

/** The documents that a backup lists, some hundred at a time. */
export async function* documentsOf(folder: string) {
  const lines = createInterface({ input: createReadStream(documentList(folder)) });
  let batch: z.infer<typeof listed>[] = [];
  for await (const line of lines) {
    batch.push(listed.parse(JSON.parse(line)));
    if (batch.length === 500) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Reads every file of a backup. Throws a BackupProblem at the first that is missing or changed. */
export async function checkParts(folder: string, manifest: Manifest) {
  for (const { name, part } of manifest.tables) await requireSame(tableFile(folder, name), part);
  await requireSame(documentList(folder), manifest.documents.part);
  let files = 0;
  for await (const batch of documentsOf(folder)) {
    const check = (document: (typeof batch)[number]) =>
      requireSame(documentFile(folder, document), document);
    for await (const _ of someAtOnce(batch, check)) files += 1;
  }
  if (files !== manifest.documents.files) {
    throw new BackupProblem('The list of documents is not the one that the backup was made with.');
  }
}

async function requireSame(path: string, { bytes, sha256 }: Sum) {
  const found = await sumOf(path).catch(() => undefined);
  if (found?.bytes === bytes && found.sha256 === sha256) return;
  throw new BackupProblem(
    `${path} is ${found ? 'not as it was written' : 'missing'}. Nothing was restored: use another backup.`,
  );
}
