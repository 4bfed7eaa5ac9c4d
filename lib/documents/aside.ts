import 'server-only';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { requireFreeSpace } from '@/lib/storage/free-space';
import { nameless } from '@/lib/storage/spool';
import { withStore } from '@/lib/storage/store';

/** After so many bytes more, the disk is asked again whether there is room. */
const lookAfter = 64 * 1024 * 1024;
const pieceBytes = 64 * 1024;

interface Aside {
  /** Read or destroy it. It fails as the content does, or with `store_unavailable` and `disk_nearly_full`. */
  body: Readable;
  /** Resolves once all of the content is written, whoever reads it and how slowly; rejects as `body` fails. */
  written: Promise<void>;
}

/**
 * Writes content into an encrypted file without a name, as fast as it comes, and gives it to read while the file grows: a slow reader
 * holds that file alone. The content is destroyed when its reader leaves before it is written. Throws `store_unavailable` and
 * `disk_nearly_full`.
 */
export async function aside(content: Readable): Promise<Aside> {
  await requireFreeSpace();
  const file = await nameless();
  const key = randomBytes(32);
  const body = new PassThrough();
  const left = new AbortController();
  const grown = new EventEmitter();
  let size = 0;
  let whole = false;

  async function write() {
    let looked = 0;
    for await (const piece of encrypt(key, content)) {
      if (size - looked >= lookAfter) {
        await requireFreeSpace();
        looked = size;
      }
      await withStore(() => file.writeFile(piece));
      size += piece.length;
      grown.emit('more');
    }
    whole = true;
    grown.emit('more');
  }

  async function* stored() {
    for (let at = 0; ; ) {
      if (at < size) {
        const buffer = Buffer.allocUnsafe(Math.min(size - at, pieceBytes));
        const { bytesRead } = await file.read({ buffer, position: at });
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (whole) return;
      else await once(grown, 'more', { signal: left.signal });
    }
  }

  async function give() {
    for await (const piece of decrypt(key, stored()))
      if (!body.write(piece)) await once(body, 'drain', { signal: left.signal });
    body.end();
  }

  body.once('close', () => {
    left.abort();
    content.destroy();
  });
  // Its reader hears of it; before there is one, it would end the process.
  body.on('error', () => undefined);
  const written = write();
  const given = give();
  for (const work of [written, given]) work.catch((error) => body.destroy(error));
  void Promise.allSettled([written, given]).then(() => file.close());
  return { body, written };
}
