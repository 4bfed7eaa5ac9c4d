import { type ContentCheck, notWhatItSays } from './content-check';
import type { MimeType } from './slots';
import { textCheck } from './text-content';
import { zipCheck } from './zip-content';

const headBytes = 1024;

const startsWith = (hex: string) => (head: Buffer) =>
  head.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));
// Some writers put a byte order mark or blank lines before the header.
const pdf = (head: Buffer) => /^(\xef\xbb\xbf)?\s*%PDF-/.test(head.toString('latin1'));
const png = startsWith('89504e470d0a1a0a');
const jpeg = startsWith('ffd8ff');
const gif = (head: Buffer) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6));
const zip = startsWith('504b0304');
const compoundFile = startsWith('d0cf11e0a1b11ae1');

const starts: Record<MimeType, ((head: Buffer) => boolean) | null> = {
  'application/pdf': pdf,
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': zip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': zip,
  'application/msword': compoundFile,
  'application/vnd.ms-excel': compoundFile,
  'text/csv': null,
  'text/plain': null,
};

const wholes: Partial<Record<MimeType, () => ContentCheck>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': () =>
    zipCheck('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': () => zipCheck('xl/'),
  'application/msword': () => nameCheck(['WordDocument']),
  'application/vnd.ms-excel': () => nameCheck(['Workbook', 'Book']),
  'text/csv': textCheck,
  'text/plain': textCheck,
};

/**
 * A check that a file's content is of the type its name claims. It holds the first 1024 bytes, and for
 * office files the end of the archive's directory; nothing grows with the file.
 */
export function contentCheck(type: MimeType): ContentCheck {
  const whole = wholes[type]?.();
  const start = starts[type];
  let head: Buffer | null = Buffer.alloc(0);
  const settle = () => {
    if (!head) return;
    if (start && !start(head)) throw notWhatItSays();
    whole?.see(head);
    head = null;
  };
  return {
    see(chunk) {
      if (!head) return whole?.see(chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) settle();
    },
    end() {
      settle();
      whole?.end();
    },
  };
}

// Readers find streams by their names in whatever case ([MS-CFB] 2.6.4).
const folded = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();
const streamName = (name: string) => folded(Buffer.from(`${name}\0`, 'utf16le'));
// Macros, and files that another program would open.
const active = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native'].map(streamName);

/**
 * Old office files share one container with installers; what tells them apart is a stream's name (UTF-16). One
 * with a stream that runs is refused.
 */
function nameCheck(names: string[]): ContentCheck {
  const wanted = names.map(streamName);
  const overlap = Math.max(...[...wanted, ...active].map((name) => name.length));
  let before = Buffer.alloc(0);
  let found = false;
  return {
    see(chunk) {
      const window = Buffer.concat([before, chunk]);
      const text = folded(window);
      if (active.some((name) => text.includes(name))) throw notWhatItSays();
      found ||= wanted.some((name) => text.includes(name));
      before = window.subarray(-overlap);
    },
    end() {
      if (!found) throw notWhatItSays();
    },
  };
}
