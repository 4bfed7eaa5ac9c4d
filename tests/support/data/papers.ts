import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { Workbook } from 'exceljs';
import { zip } from './files';

/** A PDF of these objects, the first of them its catalogue. */
function written(objects: string[], trailer = '') {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const pageWith = (content: number, resources: string, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << ${resources} >> ${more} >>`;

/** A PDF of one page, with more in its catalogue, on its page, and as objects from the sixth on. */
const onePage = (text: string, { catalog = '', page = '' }, more: string[] = []) =>
  written([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    pageWith(5, '/Font << /F1 3 0 R >>', page),
    stream(`BT /F1 14 Tf 60 760 Td (${text}) Tj ET`),
    ...more,
  ]);

/** A PDF of two kilobytes whose page has the same line on it, within drawings within drawings, a thousand million times. */
export function endless() {
  const [levels, times] = [9, 10];
  const drawing = (at: number) =>
    at === levels
      ? stream('0 0 m 9 9 l S', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')
      : stream(
          '/X Do '.repeat(times),
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${6 + at} 0 R >> >>`,
        );
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    pageWith(4, '/XObject << /X 5 0 R >>'),
    stream('/X Do '),
    ...Array.from({ length: levels + 1 }, (_, at) => drawing(at)),
  ]);
}

/** A form that Adobe's program draws (XFA), with what its page says to others, and fields that these can show. */
export function xfaForm(text: string, fields: string[] = []) {
  const numbers = fields.map((_, at) => `${7 + at} 0 R`).join(' ');
  const template =
    '<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="f"/></template>';
  return onePage(
    text,
    { catalog: `/AcroForm << /Fields [${numbers}] /XFA 6 0 R >>`, page: `/Annots [${numbers}]` },
    [stream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">${template}</xdp:xdp>`), ...fields],
  );
}

/** A field of a form, filled in by a program that did not draw its value. */
export const filledField = (name: string, value: string, more = '/FT /Tx') =>
  `<< /Type /Annot /Subtype /Widget ${more} /T (${name}) /V ${value} /DA (/Helv 12 Tf 0 g) /Rect [220 735 500 755] /F 4 /P 4 0 R >>`;

/** A form with these fields. */
export function filledForm(fields: string[], more = '') {
  const numbers = fields.map((_, at) => `${6 + at} 0 R`).join(' ');
  const drawnIn = '/DR << /Font << /Helv 3 0 R >> >> /DA (/Helv 12 Tf 0 g)';
  return onePage(
    'Proof of claim',
    {
      catalog: `/AcroForm << /Fields [${numbers}] ${drawnIn} ${more} >>`,
      page: `/Annots [${numbers}]`,
    },
    fields,
  );
}

/** A portfolio (ISO 32000-1, 12.3.5) of these files, behind a cover. */
export function portfolio(files: Record<string, string>) {
  const names = Object.keys(files);
  const listed = names.map((name, at) => `(${name}) ${6 + 2 * at} 0 R`).join(' ');
  return onePage(
    'For the best experience, open this PDF portfolio in a newer reader.',
    {
      catalog: `/Collection << /Type /Collection /View /T >> /Names << /EmbeddedFiles << /Names [${listed}] >> >>`,
    },
    names.flatMap((name, at) => [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${7 + 2 * at} 0 R >> >>`,
      stream(files[name] ?? '', '/Type /EmbeddedFile'),
    ]),
  );
}

/** A PDF of one page that is a scan of this many dots: black in its upper half. */
export function largeScan(width: number, height: number) {
  const row = Math.ceil(width / 8);
  const black = Buffer.alloc(row * Math.floor(height / 2));
  const white = Buffer.alloc(row * Math.ceil(height / 2), 0xff);
  const data = deflateSync(Buffer.concat([black, white])).toString('latin1');
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    pageWith(4, '/XObject << /I 5 0 R >>'),
    stream('595 0 0 842 0 0 cm /I Do'),
    stream(
      data,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`,
    ),
  ]);
}

/** A PDF that programs can read: a page for each text, in one of the fonts that PDF documents need not bring. */
export function paper(
  texts: string[],
  trailer = '',
  sealed = (content: string, _object: number) => content,
) {
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return written(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${texts.length} /Kids [${kids}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...texts.flatMap((text, index) => [
        pageWith(5 + 2 * index, '/Font << /F1 3 0 R >>'),
        stream(sealed(`BT /F1 24 Tf 60 740 Td (${text}) Tj ET`, 5 + 2 * index)),
      ]),
    ],
    trailer,
  );
}

/** A PDF as scanners write it: a page that is one black picture in JBIG2 (ITU-T T.88). */
export function scan() {
  const size = 64;
  const row = '001' + '00110101' + '0000001111' + '0000110111';
  const bits = `${row}${'11'.repeat(size - 1)}${'000000000001'.repeat(2)}`;
  const black = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(byte.padEnd(8, '0'), 2),
  );
  const number = (value: number) => [0, 0, 0, value];
  const segment = (at: number, type: number, data: number[]) => [
    ...number(at),
    type,
    0,
    1,
    ...number(data.length),
    ...data,
  ];
  const bytes = [
    ...segment(0, 0x30, [...number(size), ...number(size), ...Array(11).fill(0)]),
    ...segment(1, 0x26, [...number(size), ...number(size), ...Array(9).fill(0), 1, ...black]),
  ];
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    pageWith(4, '/XObject << /I1 5 0 R >>'),
    stream('q 595 0 0 842 0 0 cm /I1 Do Q'),
    stream(
      String.fromCharCode(...bytes),
      `/Type /XObject /Subtype /Image /Width ${size} /Height ${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`,
    ),
  ]);
}

/** A PDF as copiers write them: an A4 page of grey at 150 dots an inch, grained so that it is as large as one. */
export function photocopy() {
  const [width, height] = [1240, 1754];
  const grain = Buffer.from(Array.from({ length: width * height }, (_, n) => 200 + ((n * n) % 37)));
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    pageWith(4, '/XObject << /I1 5 0 R >>'),
    stream('q 595 0 0 842 0 0 cm /I1 Do Q'),
    stream(
      deflateSync(grain).toString('latin1'),
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    ),
  ]);
}

/** RC4, which no library of today has any more and old PDF documents are locked with. */
function rc4(key: Buffer, content: Buffer) {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  const turned = content.map((byte) => {
    i = (i + 1) % 256;
    j = (j + (state[i] ?? 0)) % 256;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0);
  });
  return Buffer.from(turned);
}

const md5 = (...parts: Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** A PDF that asks for a password, as the standard of 1994 has it (PDF 1.1, revision 2). */
export function lockedPaper(password = 'RAVI1990') {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = Buffer.alloc(16, 0x11);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const key = md5(padded, owner, rights, id).subarray(0, 5);
  const user = rc4(key, padding);
  const sealed = (content: string, object: number) => {
    const place = Buffer.from([object, 0, 0, 0, 0]);
    return rc4(md5(key, place).subarray(0, 10), Buffer.from(content, 'latin1')).toString('latin1');
  };
  const [first, hex] = [id.toString('hex'), (bytes: Buffer) => bytes.toString('hex')];
  return paper(
    ['Salary slip'],
    `/ID [<${first}> <${first}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${hex(owner)}> /U <${hex(user)}> >>`,
    sealed,
  );
}

/** A picture of this many pixels in one colour. */
export function picture(width: number, height: number) {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(3 * width, 0x60)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Rows = (string | number | boolean)[][];

/** An Excel workbook of these sheets. */
export async function workbook(sheets: Record<string, Rows>) {
  const book = new Workbook();
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The same of the older binary kind. */
export function oldWorkbook(sheets: Record<string, Rows>) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }));
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with this body. */
export const letter = (body: string) =>
  zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`,
  });
