import 'server-only';
import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { FileFault } from './fault';
import { maxEntries, maxGrowth, maxUnpackedBytes } from './limits';

// A small file may shrink more than a large one; it does no harm.
const startingRoom = 1024 * 1024;

export interface Package {
  has(name: string): boolean;
  /** Unpacks a part. Throws {@link FileFault} when it is longer or shorter than the directory says. */
  open(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a zip after it checked the number of entries and their unpacked sizes in the directory. Unpacks nothing for that.
 * Throws {@link FileFault}.
 */
export async function openPackage(bytes: Buffer): Promise<Package> {
  const zip = await opened(bytes);
  const entries = await directoryOf(zip, bytes.length);

  async function* open(name: string) {
    const entry = entries.get(name.toLowerCase());
    if (!entry) throw new FileFault('unreadable');
    const stream = await new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
    ).catch(unreadable);
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      unreadable(error);
    }
  }

  return { has: (name) => entries.has(name.toLowerCase()), open };
}

/** By name in lower case, because writers differ in that. */
function directoryOf(zip: ZipFile, size: number) {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry);
      if (
        entries.size > maxEntries ||
        unpacked > maxUnpackedBytes ||
        unpacked > maxGrowth * size + startingRoom
      ) {
        reject(new FileFault('too_big_unpacked'));
      } else zip.readEntry();
    });
    zip.readEntry();
  }).catch(unreadable);
}

function opened(bytes: Buffer) {
  return new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  }).catch(unreadable);
}

function unreadable(error: unknown): never {
  if (error instanceof FileFault) throw error;
  // Only a file made to deceive unpacks to more than its directory says.
  const deceives = error instanceof Error && /too many bytes/.test(error.message);
  throw new FileFault(deceives ? 'too_big_unpacked' : 'unreadable');
}
