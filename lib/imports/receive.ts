import { createHash } from 'node:crypto';
import { safeFileName } from '@/lib/documents/file-name';
import { noFile } from '@/lib/documents/receive';
import { extensionOf, typeByName } from '@/lib/documents/slots';
import { contentCheck } from '@/lib/documents/sniff';
import { PortalError } from '@/lib/errors';
import { type ClaimsFileKind, importSlot } from './slot';

/** A file of claims that has arrived whole. */
export interface ClaimsFile {
  name: string;
  kind: ClaimsFileKind;
  bytes: ArrayBuffer;
  sha256: Buffer<ArrayBuffer>;
}

/**
 * Takes a file of claims into memory while it arrives. Throws `unsupported_type` for another ending, or
 * for a content that is not what the ending says, `too_large` at the first byte too many, and `invalid`
 * (`required`, `empty_file`) without a file or for an empty one.
 */
export async function receiveClaimsFile(given: string, content: AsyncIterable<Buffer>) {
  const name = safeFileName(given);
  if (!name) throw noFile();
  const type = typeByName(importSlot, name);
  if (!type) throw wrongType();
  const check = contentCheck(type);
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > importSlot.mostBytes) throw tooLarge();
    check.see(chunk);
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (size === 0) throw empty();
  check.end();
  const bytes = new ArrayBuffer(size);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  const kind = extensionOf(name) as ClaimsFileKind;
  return { name, kind, bytes, sha256: hash.digest() } satisfies ClaimsFile;
}

const wrongType = () =>
  new PortalError('unsupported_type', 'Please upload only CSV, XLSX, or XLS files.');

const tooLarge = () => new PortalError('too_large', 'The file must be at most 10MB.');

const empty = () => {
  const message = 'This file is empty. Please choose another one.';
  return new PortalError('invalid', message, {
    issues: [{ path: 'file', rule: 'empty_file', message }],
  });
};
