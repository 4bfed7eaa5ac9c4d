import { PortalError } from '@/lib/platform/errors';
import { type ContentCheck, notWhatItSays } from './content-check';

// Readers find streams by their names in whatever case ([MS-CFB] 2.6.4).
const folded = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();
const streamName = (name: string) => folded(Buffer.from(`${name}\0`, 'utf16le'));
// Macros, and files that another program would open.
const active = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native'].map(streamName);
/** What Word and Excel lock a file of today into ([MS-OFFCRYPTO] 2.3.4). */
const lockedPackage = streamName('EncryptedPackage');

interface Streams {
  /** Whether it has one of these; without any name nothing is asked of it. */
  names: readonly string[];
  /** The refusal of one that has none of them. */
  otherwise: PortalError;
}

/**
 * Old office files share one container with installers and with locked files; what tells them apart is a stream's name
 * (UTF-16). Throws `office_locked` for one that asks for a password, and `content_mismatch` for one with a stream that runs.
 */
export function compoundCheck({ names, otherwise }: Streams): ContentCheck {
  const wanted = names.map(streamName);
  const overlap = Math.max(...[...wanted, ...active, lockedPackage].map(({ length }) => length));
  let before = Buffer.alloc(0);
  let found = false;
  let locked = false;
  return {
    see(chunk) {
      const window = Buffer.concat([before, chunk]);
      const text = folded(window);
      if (active.some((name) => text.includes(name))) throw notWhatItSays();
      found ||= wanted.some((name) => text.includes(name));
      locked ||= text.includes(lockedPackage);
      before = window.subarray(-overlap);
    },
    end() {
      if (locked) throw new PortalError('office_locked');
      if (!found) throw otherwise;
    },
  };
}
