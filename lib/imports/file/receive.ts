import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import type { ContentCheck } from '@/lib/documents/content/content-check';
import { type MimeType, sizeLimitOf, typeByName } from '@/lib/documents/content/slots';
import { contentCheck } from '@/lib/documents/content/sniff';
import { extensionOf } from '@/lib/documents/content/turnable';
import { safeFileName } from '@/lib/documents/file-name';
import { noFile } from '@/lib/documents/receive';
import { invalid, PortalError } from '@/lib/platform/errors';
import { inMemory } from '@/lib/storage/in-memory';
import { spool, spooled, unspool } from '@/lib/storage/spool';
import { type ClaimsFileKind, importSlot, registerKinds } from './slot';

/** In memory. */
export interface ClaimsFile {
  name: string;
  kind: ClaimsFileKind;
  bytes: ArrayBuffer;
  sha256: Buffer<ArrayBuffer>;
}

/** On the disk at `path`, encrypted under `key`; `size` is in bytes. */
interface ArrivedFile extends Omit<ClaimsFile, 'bytes'> {
  size: number;
  key: Buffer;
  path: string;
}

interface Found {
  kind: ClaimsFileKind;
  /** Judges the content while it arrives; without one, whoever opens the file does. */
  check?: ContentCheck;
}

/**
 * Writes a file of claims to the disk while it arrives, so that slow senders hold no memory. Throws `unsupported_type` for
 * another ending, what {@link contentCheck} throws, `claims_file_too_large` at the first byte above the limit, and `invalid`
 * (`required` without a file, `empty_file`); then it leaves no file behind.
 */
export const receiveClaimsFile = (given: string, content: AsyncIterable<Buffer>) =>
  arrive(given, content, (name) => {
    const type = typeByName(importSlot, name);
    if (!type) throw wrongType({ types: 'CSV, XLSX', last: 'XLS' });
    return { kind: extensionOf(name) as ClaimsFileKind, check: contentCheck(type as MimeType) };
  });

/** Does the same for a register, which is opened by what it holds, whatever its ending says. */
export const receiveRegister = (given: string, content: AsyncIterable<Buffer>) =>
  arrive(given, content, (name) => {
    const kind = registerKinds.get(extensionOf(name));
    if (!kind) throw wrongType({ types: 'CSV, TSV, TXT, XLSX, XLS', last: 'ODS' });
    return { kind };
  });

async function arrive(
  given: string,
  content: AsyncIterable<Buffer>,
  find: (name: string) => Found,
): Promise<ArrivedFile> {
  const name = safeFileName(given);
  if (!name) throw noFile();
  const { kind, check } = find(name);
  const hash = createHash('sha256');
  let size = 0;

  async function* inspected() {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > importSlot.maxBytes) throw tooLarge();
      check?.see(chunk);
      hash.update(chunk);
      yield chunk;
    }
    if (size === 0) throw invalid('file', 'empty_file');
    await check?.end();
  }

  const key = randomBytes(32);
  const path = await spool(encrypt(key, inspected()));
  return { name, kind, size, sha256: hash.digest(), key, path };
}

/** Reads a file that has arrived into memory. */
export async function openClaimsFile(arrived: ArrivedFile): Promise<ClaimsFile> {
  const { name, kind, size, sha256, key, path } = arrived;
  const bytes = await inMemory(decrypt(key, spooled(path)), size);
  return { name, kind, bytes, sha256 };
}

/** Removes a file that has arrived from the disk. */
export const dropClaimsFile = ({ path }: ArrivedFile) => unspool(path);

const wrongType = (params: { types: string; last: string }) =>
  new PortalError('unsupported_type', { params });

const tooLarge = () =>
  new PortalError('claims_file_too_large', { params: { size: sizeLimitOf(importSlot) } });
