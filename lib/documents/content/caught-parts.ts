import 'server-only';
import { inflateRawSync } from 'node:zlib';
import { notWhatItSays } from './content-check';

const headerBytes = 30;
const fileHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const signatureStart = Buffer.from('PK');

/** One part may have some thousand lines, all together some thousand parts. */
const most = { parts: 5_000, packed: 128 * 1024, allPacked: 4 * 1024 * 1024 };
const mostUnpacked = { one: 2 * 1024 * 1024, all: 4 * 1024 * 1024 };
const longestName = 512;

export interface DirectoryEntry {
  name: string;
  method: number;
  packedBytes: number;
  offset: number;
}

interface Passed {
  offset: number;
  pieces: Buffer[];
  length: number;
}

/** Keeps those parts of a streaming archive whose lower-case names are `wanted`. */
export function partsCatcher(wanted: (name: string) => boolean) {
  let before = Buffer.alloc(0);
  let seen = 0;
  let kept = 0;
  let unpacked = 0;
  let open: Passed | undefined;
  const passed = new Map<number, Passed>();

  function give(bytes: Buffer) {
    if (!open || bytes.length === 0) return;
    const room = Math.min(most.packed - open.length, most.allPacked - kept, bytes.length);
    if (room > 0) open.pieces.push(Buffer.from(bytes.subarray(0, room)));
    open.length += Math.max(0, room);
    kept += Math.max(0, room);
  }

  /** False while the header is not here whole. */
  function begin(header: Buffer, offset: number) {
    open = undefined;
    if (header.readUInt32LE(0) === directoryHeader) return true;
    if (header.length < headerBytes) return false;
    const nameBytes = header.readUInt16LE(26);
    if (nameBytes > longestName) return true;
    if (header.length < headerBytes + nameBytes) return false;
    const name = header.toString('utf8', headerBytes, headerBytes + nameBytes).toLowerCase();
    if (!wanted(name.replaceAll('\\', '/')) || passed.size >= most.parts) return true;
    open = { offset, pieces: [], length: 0 };
    passed.set(offset, open);
    return true;
  }

  return {
    see(chunk: Buffer) {
      const window = Buffer.concat([before, chunk]);
      const start = seen - before.length;
      seen += chunk.length;
      let from = 0;
      let rest = Math.max(0, window.length - 3);
      for (
        let at = window.indexOf(signatureStart);
        at >= 0 && at < rest;
        at = window.indexOf(signatureStart, at + 1)
      ) {
        const signature = window.readUInt32LE(at);
        if (signature !== fileHeader && signature !== directoryHeader) continue;
        give(window.subarray(from, at));
        from = at;
        if (!begin(window.subarray(at), start + at)) rest = at;
      }
      give(window.subarray(from, rest));
      before = Buffer.from(window.subarray(rest));
    },
    /** Unpacks a part. Throws `content_mismatch` for one that is incomplete, strangely packed or too large. */
    contentOf({ offset, method, packedBytes }: DirectoryEntry) {
      const part = passed.get(offset);
      if (!part) throw notWhatItSays();
      // The archive may end right behind it.
      const bytes = Buffer.concat(part.pieces);
      if (bytes.length < headerBytes) throw notWhatItSays();
      const begins = headerBytes + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
      const packed = bytes.subarray(begins, begins + packedBytes);
      const encrypted = (bytes.readUInt16LE(6) & 1) === 1;
      const other = bytes.readUInt16LE(8) !== method;
      if (packed.length < packedBytes || encrypted || other) throw notWhatItSays();
      const content = method === 0 ? packed : inflated(method, packed);
      unpacked += content.length;
      return content;
    },
  };

  function inflated(method: number, packed: Buffer) {
    const maxOutputLength = Math.min(mostUnpacked.one, mostUnpacked.all - unpacked);
    if (method !== 8 || maxOutputLength <= 0) throw notWhatItSays();
    try {
      return inflateRawSync(packed, { maxOutputLength });
    } catch {
      throw notWhatItSays();
    }
  }
}
