import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { newDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { paperBucket } from '@/lib/documents/stored-files';
import { beginFile } from '@/lib/documents/unfinished';
import { hashesOfCode, sealCode } from '@/lib/papers/check-code';
import { store } from '@/lib/storage/current';
import { spool, unspool } from '@/lib/storage/spool';

/** Stores a finished paper, encrypted; without a row the sweep removes the file. Throws `store_unavailable`. */
export async function keepPdf(pdf: Buffer, code: string) {
  const fileId = randomUUID();
  const { key, wrapped } = newDataKey(masterKeys().current, fileId);
  const place = { bucket: paperBucket, id: fileId };
  const path = await spool(encrypt(key, inOnePiece(pdf)));
  try {
    await beginFile(place);
    await (await store()).put(place, path);
  } finally {
    await unspool(path);
  }
  const [codeHash] = hashesOfCode(code);
  return {
    fileId,
    fileSize: pdf.length,
    sha256: createHash('sha256').update(pdf).digest(),
    wrappedKey: wrapped,
    sealedCode: sealCode(key, code),
    codeHash,
  };
}

async function* inOnePiece(pdf: Buffer) {
  yield pdf;
}
