import { type ContentCheck, notWhatItSays } from './content-check';

/** Enough for the directory of some thousand entries and the longest comment an archive may end with. */
const tailBytes = 256 * 1024;

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;

// What runs: macros by their usual names, Excel's older macro sheets, controls, and objects of other programs inside.
const active =
  /(^|\/)(vba(project|data)[^/]*$|macrosheets\/|activex\/|embeddings\/[^/]*\.(bin|docm|xlsm|pptm)$)/;

/**
 * An Office Open XML file whose parts stand under `folder` ("word/" or "xl/"). The names come from the
 * archive's directory, which stands at the end (APPNOTE.TXT 4.3.12 and 4.3.16): writers order the
 * entries as they like, so the start of the file does not tell. Files with macros are refused.
 */
export function zipCheck(folder: 'word/' | 'xl/'): ContentCheck {
  let tail: Buffer[] = [];
  let length = 0;
  let total = 0;
  return {
    see(chunk) {
      tail.push(chunk);
      length += chunk.length;
      total += chunk.length;
      if (length > 2 * tailBytes) {
        tail = [Buffer.concat(tail).subarray(-tailBytes)];
        length = tailBytes;
      }
    },
    end() {
      const names = namesIn(Buffer.concat(tail), total);
      const under = (start: string) => names.some((name) => name.startsWith(start));
      const right =
        names.includes('[content_types].xml') &&
        under(folder) &&
        ['word/', 'xl/', 'ppt/'].filter(under).length === 1 &&
        !names.some((name) => active.test(name));
      if (!right) throw notWhatItSays();
    },
  };
}

/** The names in an archive's directory, in lower case, from the archive's last bytes; none when they make no sense. */
function namesIn(tail: Buffer, total: number): string[] {
  const end = endRecordOf(tail);
  if (end < 0) return [];
  const size = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  let at = end - size;
  // Anything in front of the archive would shift the directory.
  if (at < 0 || offset + size !== total - (tail.length - end)) return [];
  const names: string[] = [];
  while (at + entryBytes <= end && tail.readUInt32LE(at) === entrySignature) {
    const nameEnd = at + entryBytes + tail.readUInt16LE(at + 28);
    names.push(
      tail
        .toString('utf8', at + entryBytes, nameEnd)
        .replaceAll('\\', '/')
        .toLowerCase(),
    );
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return at === end && names.length === tail.readUInt16LE(end + 10) ? names : [];
}

/** Where the end record stands: the last one whose comment reaches exactly to the file's end. */
function endRecordOf(tail: Buffer) {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (
      tail.readUInt32LE(at) === endSignature &&
      at + endBytes + tail.readUInt16LE(at + 20) === tail.length
    ) {
      return at;
    }
  }
  return -1;
}
