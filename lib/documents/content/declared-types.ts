import 'server-only';
import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { notWhatItSays } from './content-check';
import { encodingOf } from './text-content';

const partName = '[content_types].xml';
const localSignature = Buffer.from('504b0304', 'hex');
const localBytes = 30;
const headerBytes = localBytes + partName.length;

/** Of one such part, packed and unpacked: enough for some thousand parts. */
const maxPacked = 128 * 1024;
const maxUnpacked = 2 * 1024 * 1024;
const maxExtra = 4096;
/** Office files inside the file have such parts too: the first and the last of them are kept. */
const maxFirst = 4;
const maxKept = 8;

/** What the directory of an archive says of an entry; the name in lower case. */
export interface DirectoryEntry {
  name: string;
  method: number;
  packedBytes: number;
  offset: number;
}

/** A part as it passed, from its header on. */
interface Passed {
  offset: number;
  bytes: Buffer;
  length: number;
}

const isHeader = (bytes: Buffer) =>
  bytes.readUInt16LE(26) === partName.length &&
  bytes.toString('latin1', localBytes, headerBytes).toLowerCase() === partName;

/** Keeps, of an archive that passes in pieces, what may be the list of its parts' types. */
export function typesCatcher() {
  let before = Buffer.alloc(0);
  let seen = 0;
  const passed: Passed[] = [];

  function keep(part: Passed, piece: Buffer) {
    part.length += piece.copy(part.bytes, part.length);
  }

  return {
    see(chunk: Buffer) {
      for (const part of passed) keep(part, chunk);
      const window = Buffer.concat([before, chunk]);
      const start = seen - before.length;
      seen += chunk.length;
      const last = window.length - headerBytes;
      let at = window.indexOf(localSignature);
      for (; at >= 0 && at <= last; at = window.indexOf(localSignature, at + 1)) {
        if (!isHeader(window.subarray(at))) continue;
        const bytes = Buffer.alloc(headerBytes + maxExtra + maxPacked);
        const part = { offset: start + at, bytes, length: 0 };
        keep(part, window.subarray(at));
        passed.push(part);
        if (passed.length > maxKept) passed.splice(maxFirst, 1);
      }
      before = Buffer.from(window.subarray(Math.max(0, last + 1)));
    },
    /**
     * The types that the archive's parts are declared to be; one for all parts with an ending counts when there is such a
     * part, since writers name endings that they might have used. Throws `content_mismatch` for a list that cannot be read.
     */
    typesIn(entries: readonly DirectoryEntry[]): string[] {
      const [entry, another] = entries.filter(({ name }) => name === partName);
      const part = passed.find(({ offset }) => offset === entry?.offset);
      if (!entry || another || !part) throw notWhatItSays();
      try {
        const content = contentOf(entry, part.bytes.subarray(0, part.length));
        return typesOf(content, new Set(entries.map(({ name }) => endingIn(name))));
      } catch {
        throw notWhatItSays();
      }
    },
  };
}

function contentOf({ method, packedBytes }: DirectoryEntry, bytes: Buffer) {
  const start = headerBytes + bytes.readUInt16LE(28);
  const packed = bytes.subarray(start, start + packedBytes);
  const encrypted = (bytes.readUInt16LE(6) & 1) === 1;
  const other = bytes.readUInt16LE(8) !== method;
  if (packed.length < packedBytes || encrypted || other) throw notWhatItSays();
  if (method === 0) return packed;
  if (method !== 8) throw notWhatItSays();
  return inflateRawSync(packed, { maxOutputLength: maxUnpacked });
}

const plainEnding = /^[a-z0-9]+$/;
const endingIn = (name: string) => /\.([a-z0-9]+)[^a-z0-9.]*$/.exec(name)?.[1] ?? '';

/** Read as XML, since any letter may be written as its number. A document type is no part of such a list. */
function typesOf(content: Buffer, endings: ReadonlySet<string>): string[] {
  const types: string[] = [];
  const parser = new SaxesParser();
  const refuse = () => {
    throw notWhatItSays();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-(8|16)$/i.test(encoding)) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const ending = attributes.Extension?.trim().toLowerCase() ?? '';
    // An ending written in another way than endings are may yet be read as one that is there.
    const nowhere = plainEnding.test(ending) && !endings.has(ending);
    if (/^(.*:)?default$/i.test(name) && nowhere) return;
    for (const [attribute, value] of Object.entries(attributes))
      if (attribute.toLowerCase() === 'contenttype') types.push(value);
  });
  parser.write(new TextDecoder(encodingOf(content), { fatal: true }).decode(content)).close();
  return types;
}
