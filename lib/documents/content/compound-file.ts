import { PortalError } from '@/lib/platform/errors';
import { type ContentCheck, notWhatItSays } from './content-check';

// Readers find streams by their names in any case ([MS-CFB] 2.6.4).
const folded = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();
const streamName = (name: string) => folded(Buffer.from(`${name}\0`, 'utf16le'));
// Macros, and files that another program would open.
const active = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native'].map(streamName);
/** Word and Excel lock today's files into this ([MS-OFFCRYPTO] 2.3.4). */
const lockedPackage = streamName('EncryptedPackage');

// Streams begin where sectors do.
const sector = 512;
const startLength = 32;

/** An old workbook or letter that asks for a password begins like this. */
function isLocked(start: Buffer) {
  const hex = start.toString('hex', 0, 12);
  // FilePass stands behind BOF, or behind a WriteProtect between them ([MS-XLS] 2.1.7.20.5).
  if (/^0908100000060500/.test(hex)) return /^(?:86000000)?2f00/.test(start.toString('hex', 20));
  // fEncrypted ([MS-DOC] 2.5.2).
  return /^eca5c100/.test(hex) && start.readUInt8(11) % 2 === 1;
}

interface Streams {
  /** The file has to have one of these streams; without names nothing is required. */
  names: readonly string[];
  /** The refusal of a file that has none of them. */
  otherwise: PortalError;
}

/**
 * Tells old office files from installers and locked files in the same container, by the names of streams (UTF-16). Throws
 * `office_locked` for a password, and `content_mismatch` for a stream that runs.
 */
export function compoundCheck({ names, otherwise }: Streams): ContentCheck {
  const wanted = names.map(streamName);
  const overlap = Math.max(
    startLength,
    ...[...wanted, ...active, lockedPackage].map(({ length }) => length),
  );
  let before = Buffer.alloc(0);
  let seen = 0;
  let found = false;
  let locked = false;
  return {
    see(chunk) {
      const window = Buffer.concat([before, chunk]);
      const text = folded(window);
      if (active.some((name) => text.includes(name))) throw notWhatItSays();
      found ||= wanted.some((name) => text.includes(name));
      locked ||= text.includes(lockedPackage);
      const first = (sector - ((seen - before.length) % sector)) % sector;
      for (let at = first; at + startLength <= window.length; at += sector)
        locked ||= isLocked(window.subarray(at, at + startLength));
      seen += chunk.length;
      before = window.subarray(-overlap);
    },
    end() {
      if (locked) throw new PortalError('office_locked');
      if (!found) throw otherwise;
    },
  };
}
