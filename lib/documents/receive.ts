import { createHash, randomUUID } from 'node:crypto';
import { newDataKey } from '@/lib/crypto/data-key';
import { encrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import {
  type MimeType,
  namedAs,
  type Slot,
  sizeLimitOf,
  typeByName,
} from '@/lib/documents/content/slots';
import { contentCheck } from '@/lib/documents/content/sniff';
import { isPrinted, isTurnedPicture } from '@/lib/documents/content/turnable';
import { invalid, PortalError } from '@/lib/platform/errors';
import { spool, unspool } from '@/lib/storage/spool';
import { safeFileName } from './file-name';

/** Read the bytes once. */
interface IncomingFile {
  name: string;
  content: AsyncIterable<Buffer>;
}

export interface ReceivedFile {
  id: string;
  originalFileName: string;
  mimeType: MimeType;
  fileSize: number;
  sha256: Buffer<ArrayBuffer>;
  key: Buffer;
  wrappedKey: Buffer<ArrayBuffer>;
  /** Encrypted under `key`. */
  path: string;
}

/**
 * Counts, checks and encrypts a file on its way to the disk, for a slot in `among`. Leaves nothing when it throws
 * `unsupported_type`, `picture_kind`, `save_as_pdf`, like {@link contentCheck}, `too_large`, or `invalid` when empty.
 */
export async function receiveFile(
  file: IncomingFile,
  among: readonly [Slot, ...Slot[]],
): Promise<ReceivedFile> {
  const originalFileName = safeFileName(file.name);
  if (!originalFileName) throw noFile();
  const mimeType = among.map((slot) => typeByName(slot, originalFileName)).find(Boolean);
  if (!mimeType) throw wrongType(among[0], originalFileName);
  const most = { maxBytes: Math.max(...among.map(({ maxBytes }) => maxBytes)) };
  const id = randomUUID();
  const { key, wrapped } = newDataKey(masterKeys().current, id);
  const hash = createHash('sha256');
  let fileSize = 0;

  const check = contentCheck(mimeType);

  async function* inspected() {
    for await (const chunk of file.content) {
      fileSize += chunk.length;
      if (fileSize > most.maxBytes) throw tooLarge(most);
      check.see(chunk);
      hash.update(chunk);
      yield chunk;
    }
    if (fileSize === 0) throw invalid('file', 'empty');
    await check.end();
  }

  const path = await spool(encrypt(key, inspected()));
  const sha256 = hash.digest();
  return {
    id,
    // A picture is stored as what it is: phones often give a PNG the name of a JPEG.
    originalFileName: namedAs(check.type, originalFileName),
    mimeType: check.type,
    fileSize,
    sha256,
    key,
    wrappedKey: wrapped,
    path,
  };
}

/** Checks a received file against its slot. Throws `unsupported_type`, `save_as_pdf` and `too_large`. */
export function requireFit(file: ReceivedFile, slot: Slot) {
  if (!typeByName(slot, file.originalFileName)) throw wrongType(slot, file.originalFileName);
  if (file.fileSize > slot.maxBytes) throw tooLarge(slot);
}

/** Deletes a received file, if it is still there. */
export const dropFile = (file: ReceivedFile) => unspool(file.path);

/** The refusal of a form without a file. */
export const noFile = () => invalid('file', 'required');

const tooLarge = (slot: Pick<Slot, 'maxBytes'>) =>
  new PortalError('too_large', { params: { size: sizeLimitOf(slot) } });

function wrongType(slot: Slot, fileName: string) {
  if (isTurnedPicture(fileName)) return new PortalError('picture_kind');
  if (isPrinted(fileName)) return new PortalError('save_as_pdf');
  const endings = slot.extensions
    .filter((ending) => ending !== 'jpeg')
    .map((ending) => ending.toUpperCase());
  const last = endings.pop() ?? '';
  return new PortalError('unsupported_type', { params: { types: endings.join(', '), last } });
}
