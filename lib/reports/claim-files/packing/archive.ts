import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface Entry {
  path: string;
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A ZIP that is written while it is filled, one entry after the other; memory holds a piece of one. */
export function archive(mtime: Date) {
  const zip = new ZipFile();
  const entries: Entry[] = [];
  let refuse: (reason: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  // Those who add entries hear of the error.
  broken.catch(() => undefined);
  zip.on('error', refuse);
  // A pass-through, though its type says less. Its reader hears why it broke off.
  const output = zip.outputStream as Readable;
  output.on('error', () => undefined);

  /** Adds an entry and waits until its content is read. Throws what reading throws, or why the archive broke off. */
  async function add(path: string, content: Content, compress: boolean) {
    const hash = createHash('sha256');
    let size = 0;
    // Released once reading begins, because the archive keeps each entry's stream to its end.
    let source: Content | undefined = content;
    const read = new Promise<void>((resolve, reject) => {
      async function* noted() {
        const taken = source ?? [];
        source = undefined;
        try {
          for await (const piece of taken) {
            hash.update(piece);
            size += piece.length;
            yield piece;
          }
        } catch (error) {
          reject(error);
          throw error;
        }
        resolve();
      }
      const stream = Readable.from(noted(), { objectMode: false }).on('error', refuse);
      zip.addReadStream(stream, path, { mtime, compress });
    });
    await Promise.race([read, broken]);
    const entry = { path, size, sha256: hash.digest('hex') };
    entries.push(entry);
    return entry;
  }

  return {
    output,
    entries: entries as readonly Entry[],
    add,
    end: () => zip.end(),
    /** Gives the archive up: those who add to it or read it hear the reason. */
    breakOff(error: unknown) {
      refuse(error);
      output.destroy(error instanceof Error ? error : new Error('The archive broke off'));
    },
  };
}

export type Archive = ReturnType<typeof archive>;
