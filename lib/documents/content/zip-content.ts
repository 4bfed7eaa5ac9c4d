import type { DirectoryEntry } from './caught-parts';
import { type ContentCheck, notWhatItSays } from './content-check';
import { declarationsCatcher, type Relation } from './declared-types';

/** Room for some thousand entries and an archive's longest comment. */
const tailBytes = 256 * 1024;

const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;

/** Programs and scripts, anywhere in the file. */
const program = /\.(exe|dll|com|scr|cpl|msi|bat|cmd|ps1|vbs|vbe|jse?|wsf|wsh|hta|jar|lnk|reg|sh)$/;

// What runs: macros by their usual names, older macro sheets, controls; and files inside, except kinds without macros.
const active =
  /(^|\/)(vba(project|data)[^/]*$|macrosheets\/|activex\/|embeddings\/(?![^/]*\.(docx|xlsx|pptx|dotx|xltx|potx|sldx)$)[^/]+$)/;

// The same by declared types, whatever the names: macros and signatures, macro sheets, controls, other programs' objects.
const activeType = /vba|macro|activex|oleobject/i;

// Fetched when the file opens, and runs or says what runs: a template, and text from elsewhere.
const fetched = /\/(attachedtemplate|frame|subdocument|afchunk)$/i;
// Word names the template that a letter was written with, on the writer's own disk.
const onThisDevice =
  /^(file:\/\/(localhost)?\/(?![\\/])|(file:)?[\\/]*[a-z]:[\\/]|(?![a-z][a-z0-9+.-]*:|[\\/]{2}))/i;

/** The part is tied to something that runs, whatever its name and type, or that comes from another computer. */
const isUnsafe = ({ type, target, external }: Relation) =>
  activeType.test(type) || (external && fetched.test(type) && !onThisDevice.test(target.trim()));

/**
 * Passes an Office Open XML file by the directory at its end (APPNOTE.TXT 4.3.12, 4.3.16). Refuses macros by names, declared
 * types ([Content_Types].xml, ECMA-376 part 2) and relations.
 */
export function zipCheck(folder: 'word/' | 'xl/'): ContentCheck {
  let tail: Buffer[] = [];
  let length = 0;
  let total = 0;
  const declared = declarationsCatcher();
  return {
    see(chunk) {
      declared.see(chunk);
      tail.push(chunk);
      length += chunk.length;
      total += chunk.length;
      if (length > 2 * tailBytes) {
        tail = [Buffer.concat(tail).subarray(-tailBytes)];
        length = tailBytes;
      }
    },
    async end() {
      const entries = entriesIn(Buffer.concat(tail), total);
      const names = entries.map(({ name }) => name);
      const under = (start: string) => names.some((name) => name.startsWith(start));
      const right =
        under(folder) &&
        ['word/', 'xl/', 'ppt/'].filter(under).length === 1 &&
        !names.some((name) => active.test(name) || program.test(name));
      if (!right) throw notWhatItSays();
      const { types, relations } = await declared.declarationsIn(entries);
      if (types.some((type) => activeType.test(type)) || relations.some(isUnsafe))
        throw notWhatItSays();
    },
  };
}

/** Reads the directory in an archive's last bytes, names in lower case; empty when it makes no sense. */
function entriesIn(tail: Buffer, total: number): DirectoryEntry[] {
  const end = endRecordOf(tail);
  if (end < 0) return [];
  const size = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  let at = end - size;
  // Anything in front of the archive would shift the directory.
  if (at < 0 || offset + size !== total - (tail.length - end)) return [];
  const entries: DirectoryEntry[] = [];
  while (at + entryBytes <= end && tail.readUInt32LE(at) === entrySignature) {
    const nameEnd = at + entryBytes + tail.readUInt16LE(at + 28);
    entries.push({
      name: tail
        .toString('utf8', at + entryBytes, nameEnd)
        .replaceAll('\\', '/')
        .toLowerCase(),
      method: tail.readUInt16LE(at + 10),
      packedBytes: tail.readUInt32LE(at + 20),
      offset: tail.readUInt32LE(at + 42),
    });
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return at === end && entries.length === tail.readUInt16LE(end + 10) ? entries : [];
}

/** The end record is the last one whose comment reaches exactly to the file's end. */
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
