import { crc32, deflateRawSync } from 'node:zlib';

const emptyPage = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);

/** A PDF of one empty page that has exactly `size` bytes: at least 400, with a long comment at its start. */
export function pdf(size = 600) {
  const place = (at: number) => String(at).padStart(10, '0');
  const endAt = (first: number) => {
    const places = emptyPage.map((_, at) => first + emptyPage.slice(0, at).join('').length);
    const table = places.map((at) => `${place(at)} 00000 n \n`).join('');
    const start = place(first + emptyPage.join('').length);
    return `${emptyPage.join('')}xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  };
  const first = size - endAt(0).length;
  const file = Buffer.alloc(size, 'x');
  file.write('%PDF-1.7\n%');
  file.write(`\n${endAt(first)}`, first - 1);
  return file;
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

export const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** The start of a Windows program. */
export const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(2000)]);

export const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');

export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** The bytes of the antivirus industry's harmless test file; put together here so that no scanner takes this source for it. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

/** A zip archive of these entries, stored as they are, or packed, in this order. */
export function zip(entries: Record<string, string | Buffer>, packed = false) {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const whole = Buffer.from(content);
    const data = packed ? deflateRawSync(whole) : whole;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(packed ? 8 : 0, 8);
    local.writeUInt32LE(crc32(whole), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(whole.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    local.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + data.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, index, end]);
}

const types = '<?xml version="1.0"?><Types/>';

/** A Word file; `more` comes before its own parts, as some writers put it. */
export const docx = (more: Record<string, string | Buffer> = {}) =>
  zip({ ...more, 'word/document.xml': '<w:document/>', '[Content_Types].xml': types });

const relations = (count: number) =>
  `<?xml version="1.0"?><Relationships>${'<R Type="x" Target="y"/>'.repeat(count)}</Relationships>`;

/** A Word file of some ten kilobytes that declares so many relations in each of two parts. */
export const docxOfRelations = (count: number) =>
  zip(
    {
      'word/_rels/document.xml.rels': relations(count),
      'word/_rels/header1.xml.rels': relations(count),
      'word/document.xml': '<w:document/>',
      '[Content_Types].xml': types,
    },
    true,
  );

/** An Excel file. */
export const xlsx = (more: Record<string, string | Buffer> = {}) =>
  zip({ '[Content_Types].xml': types, ...more, 'xl/workbook.xml': '<workbook/>' });

/** An old office file: the container's header and a directory that names one stream. */
export const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ]);

/** These bytes with one bit changed in the byte at this place. */
export function flipped(bytes: Buffer, at: number) {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
