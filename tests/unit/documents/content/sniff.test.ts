import { deflateRawSync } from 'node:zlib';
import { type Extension, slots, typeByName } from '@/lib/documents/content/slots';
import { contentCheck } from '@/lib/documents/content/sniff';
import { english } from '@/lib/format/english-sentences';
import type { PortalError } from '@/lib/platform/errors';
import {
  compoundFile,
  docx,
  docxOfRelations,
  drawing,
  gif,
  jpeg,
  page,
  pdf,
  png,
  program,
  xlsx,
  zip,
} from '@/tests/support/data/files';

/** The verdict on a file of this name, fed in pieces of `step` bytes. */
async function says(ending: Extension, content: Buffer, step = content.length) {
  const type = typeByName(slots.chat, `file.${ending}`);
  if (!type) throw new Error(`No slot takes ${ending}`);
  const check = contentCheck(type);
  try {
    for (let at = 0; at < content.length; at += step) check.see(content.subarray(at, at + step));
    await check.end();
    return check.type === type ? 'taken' : check.type;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** The list of an office file's parts and their types, with one more. */
const declaring = (type: string, part = '/word/media/image1.bin') =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`;
const list = '[Content_Types].xml';
const listing = (content: string | Buffer, more: Record<string, Buffer> = {}) =>
  zip({ ...more, 'word/document.xml': 'a', [list]: content });
const declared = (type: string) => listing(declaring(type));
const macros = 'application/vnd.ms-office.vbaProject';

/** The same for all parts with one ending, as SheetJS writes it into each workbook, and Excel for macros. */
const declaringAll = (more: string, type = macros) =>
  declaring('application/xml', '/xl/workbook.xml').replace(
    '<Override',
    `<Default ${more} ContentType="${type}"/><Override`,
  );

/** An archive whose list of types is packed, and says nothing of its size before it. */
function packed(content: string) {
  const file = zip({ 'word/document.xml': 'a', [list]: deflateRawSync(content) });
  for (const signature of ['504b0304', '504b0102']) {
    const at = file.lastIndexOf(Buffer.from(signature, 'hex'));
    file.writeUInt16LE(8, at + (signature === '504b0304' ? 8 : 10));
    if (signature === '504b0304') file.writeUInt32LE(0, at + 18);
  }
  return file;
}

/** The relations between the parts of an office file, with one more. */
const tied = (type: string, more = 'Target="part.xml"', kind = 'officeDocument/2006') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>` +
  `<Relationship Id="rId2" Type="http://schemas.microsoft.com/${kind}/relationships/${type}" ${more}/></Relationships>`;
const rels = 'word/_rels/document.xml.rels';
const template = (target: string) =>
  docx({
    'word/_rels/settings.xml.rels': tied(
      'attachedTemplate',
      `Target="${target}" TargetMode="External"`,
    ),
  });
/** Many relations, as in a long presentation. */
const manyTied = Object.fromEntries(
  Array.from({ length: 2_000 }, (_, i) => [`word/_rels/part${i}.xml.rels`, tied('image')]),
);

/** Embedded files, each with a list of types of its own. */
const inside = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`word/embeddings/chart${i}.xlsx`, xlsx()]),
  );

// The beginnings of streams in files of Excel and Word: BOF and what follows it, and Fib.
const bof = '0908100000060500bb0dcc0700000000060000000000'.slice(0, 40);
const lockedBook = `${bof}2f003600010001000100`;
const guardedBook = `${bof}860000002f003600010001000100`;
const openBook = `${bof}e1000200b004c1000200`;
const letter = (flags: string) => `eca5c1005b00094000${'00'}${flags}bf0000000000`;
const lockedLetter = letter('0013');
const openLetter = letter('0012');

/** An old office file with this stream's beginning in a sector of its own. */
const oldFile = (stream: string, begins: string) =>
  Buffer.concat([
    compoundFile(stream).subarray(0, 512),
    Buffer.concat([Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(512)], 512),
    Buffer.concat([Buffer.from(begins, 'hex'), Buffer.alloc(512)], 512),
  ]);

const real: [Extension, Buffer][] = [
  ['pdf', pdf()],
  ['pdf', Buffer.concat([Buffer.from('\ufeff\n'), pdf()])],
  ['pdf', Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nDate: x\r\n\r\n'), pdf()])],
  ['pdf', Buffer.concat([Buffer.from('\u001b%-12345X@PJL\r\n'), pdf()])],
  ['pdf', Buffer.concat([Buffer.alloc(900, 7), pdf()])],
  ['png', png],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['gif', gif],
  ['docx', docx()],
  ['docx', docx({ 'word/media/photo.png': Buffer.alloc(900_000, 7) })],
  ['docx', docx({ 'word/embeddings/Microsoft_Excel_Sheet.xlsx': 'a chart' })],
  ['docx', docx({ 'word/embeddings/': '', 'word/embeddings/Microsoft_Word_Document.docx': 'a' })],
  ['docx', declared('application/vnd.openxmlformats-officedocument.theme+xml')],
  ['docx', packed(declaring('image/png'))],
  ['docx', listing(utf16(declaring('image/png')))],
  ['docx', docx(inside(20))],
  ['docx', docx({ [rels]: tied('image', 'Target="media/macro.png"') })],
  ['docx', docx(manyTied)],
  [
    'docx',
    docx({ [rels]: tied('hyperlink', 'Target="https://example.in/" TargetMode="External"') }),
  ],
  ['docx', template('Normal.dotm')],
  ['docx', template('file:///C:\\Users\\Asha\\Templates\\Letter.dotm')],
  ['docx', template('file:///Users/asha/Templates/Letter.dotm')],
  ['xlsx', xlsx()],
  ['xlsx', xlsx({ [list]: declaringAll('Extension="bin"') })],
  ['xlsx', xlsx({ [list]: declaringAll('Extension="bin"'), 'xl/bin': 'a', 'xl/a.bin.png': 'a' })],
  ['xlsx', xlsx({ 'xl/printerSettings/printerSettings1.bin': 'a' })],
  ['xlsx', xlsx({ 'xl/media/photo.png': Buffer.alloc(900_000, 7) })],
  ['doc', compoundFile('WordDocument')],
  ['xls', compoundFile('Workbook')],
  ['xls', compoundFile('Book')],
  ['xls', oldFile('Workbook', openBook)],
  ['doc', oldFile('WordDocument', openLetter)],
  ['csv', Buffer.from('name,amount\nआशा देवी,1000\n')],
  ['csv', Buffer.from('BMW,1\nMZ Traders,2\n')],
  ['csv', utf16('नाम;राशि\r\nआशा;1\r\n')],
  ['txt', Buffer.from('\ufeffA plain note.\n\tA < b\f')],
];

const notUtf8: [string, Extension, Buffer][] = [
  ['text that is not UTF-8', 'csv', Buffer.from([0x61, 0xe9, 0x2c, 0x62])],
  ['text cut in the middle of a letter', 'txt', Buffer.from('दावा').subarray(0, -1)],
];

/** Files that people can convert into accepted ones, with the sentence that says how. */
const turnable: [string, Extension, Buffer, string][] = [
  ['a WEBP as a JPEG', 'jpg', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '), 'picture_kind'],
  ['a HEIC as a JPEG', 'jpeg', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'picture_kind'],
  ['an AVIF as a PNG', 'png', Buffer.from('\0\0\0\u001cftypavif\0\0\0\0'), 'picture_kind'],
  ['a TIFF as a JPEG', 'jpg', Buffer.from('II*\0\u0008\0\0\0'), 'picture_kind'],
  ['a BMP as a GIF', 'gif', Buffer.from('BM\u0001\u0002\u0003\0\0\0\0\0'), 'picture_kind'],
  ['a page of a bank as a workbook', 'xls', Buffer.from('<html><table>'), 'workbook_kind'],
  ['XML as a workbook', 'xls', Buffer.from('<?xml version="1.0"?><Workbook>'), 'workbook_kind'],
  ['text as a workbook', 'xls', Buffer.from('name\tamount\nआशा\t1\n'), 'workbook_kind'],
  ['text in UTF-16 as a workbook', 'xls', utf16('name\tamount\n'), 'workbook_kind'],
  ['an .xlsx workbook as .xls', 'xls', xlsx(), 'workbook_kind'],
  ['an .xls workbook as .xlsx', 'xlsx', compoundFile('Workbook'), 'workbook_kind'],
  ['RTF as a Word file', 'doc', Buffer.from('{\\rtf1 Dear all}'), 'letter_kind'],
  ['a .doc file as .docx', 'docx', compoundFile('WordDocument'), 'letter_kind'],
  ['a Word file with a password', 'docx', compoundFile('EncryptedPackage'), 'office_locked'],
  ['a workbook with a password', 'xlsx', compoundFile('EncryptedPackage'), 'office_locked'],
  ['an old workbook with a password', 'xls', oldFile('Workbook', lockedBook), 'office_locked'],
  [
    'an old workbook that is write-protected and has a password',
    'xls',
    oldFile('Workbook', guardedBook),
    'office_locked',
  ],
  [
    'an old Word file with a password',
    'doc',
    oldFile('WordDocument', lockedLetter),
    'office_locked',
  ],
];

const wrong: [string, Extension, Buffer][] = [
  ['a program as a picture', 'png', program],
  ['a program as text', 'txt', program],
  ['a page as a PDF', 'pdf', Buffer.concat([page, pdf()])],
  ['a page as a picture', 'png', page],
  ['a page as text', 'txt', page],
  ['a page as text behind blank lines', 'txt', Buffer.concat([Buffer.from('\ufeff \r\n'), page])],
  ['a page as UTF-16 text', 'txt', utf16('<html>')],
  ['a drawing as a picture', 'png', drawing],
  ['a drawing as a spreadsheet', 'csv', drawing],
  ['a script as text', 'txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a page as a workbook’s picture', 'jpg', page],
  ['a program as a workbook', 'xls', program],
  ['a program before a PDF', 'pdf', Buffer.concat([program.subarray(0, 500), pdf()])],
  ['a script before a PDF', 'pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
  ['a page a line before a PDF', 'pdf', Buffer.concat([Buffer.from('a\n<html>'), pdf()])],
  ['a PDF behind a kilobyte', 'pdf', Buffer.concat([Buffer.alloc(1100, 'a'), pdf()])],
  ['a PDF as a picture', 'jpg', pdf()],
  ['a picture as a PDF', 'pdf', jpeg],
  ['an Excel file as a Word file', 'docx', xlsx()],
  ['a Word file as an Excel file', 'xlsx', docx()],
  ['any archive as a Word file', 'docx', zip({ 'a.txt': 'a' })],
  ['a Java program as a Word file', 'docx', zip({ 'META-INF/MANIFEST.MF': 'a', 'A.class': 'a' })],
  ['a Word file with macros', 'docx', docx({ 'word/vbaProject.bin': 'a' })],
  ['a Word file with data of macros', 'docx', docx({ 'word/vbaData.xml': 'a' })],
  ["a workbook with Excel's older macros", 'xlsx', xlsx({ 'xl/macrosheets/sheet1.xml': 'a' })],
  ['a workbook with a control', 'xlsx', xlsx({ 'xl/activeX/activeX1.bin': 'a' })],
  [
    'a Word file with an object of another program',
    'docx',
    docx({ 'word/embeddings/oleObject1.bin': 'a' }),
  ],
  ...['doc', 'xls', 'ppt', 'dotm', 'xlsb', 'xlam', 'rtf', 'js', 'docx.exe'].map(
    (ending): [string, Extension, Buffer] => [
      `a Word file with a file inside that may run (${ending})`,
      'docx',
      docx({ [`word/embeddings/Letter.${ending}`]: 'a' }),
    ],
  ),
  ['a Word file with a program among its pictures', 'docx', docx({ 'word/media/photo.EXE': 'a' })],
  ['a workbook with a script beside its parts', 'xlsx', xlsx({ 'readme.vbs': 'a' })],
  ['a Word file with a file inside of no kind', 'docx', docx({ 'word/embeddings/Letter': 'a' })],
  ['a Word file with macros by another name', 'docx', declared(macros)],
  ['the same in other letters', 'docx', declared(macros.toUpperCase())],
  ['the same with a letter as its number', 'docx', declared(macros.replace('j', '&#106;'))],
  ['the same in UTF-16', 'docx', listing(utf16(declaring(macros)))],
  ['the same, packed', 'docx', packed(declaring(macros))],
  ['the same, with files inside', 'docx', listing(declaring(macros), inside(20))],
  [
    'a workbook with macro sheets by another name',
    'xlsx',
    xlsx({ [list]: declaring('application/vnd.ms-excel.intlmacrosheet+xml') }),
  ],
  ...['Extension="bin"', 'Extension="BIN"', 'Extension=".bin"', 'extension="x"', ''].map(
    (more): [string, Extension, Buffer] => [
      `a workbook with macros by a type of all parts (${more})`,
      'xlsx',
      xlsx({ [list]: declaringAll(more), 'xl/styles.Bin': 'a' }),
    ],
  ),
  [
    'a workbook with macros by another name that pretends to speak of an ending',
    'xlsx',
    xlsx({ [list]: declaring(macros).replace('<Override', '<Override Extension="none"') }),
  ],
  [
    'a Word file with macros that are only tied to it',
    'docx',
    docx({ [rels]: tied('vbaProject') }),
  ],
  [
    'the same in other letters',
    'docx',
    docx({ [rels]: tied('vbaPr&#111;ject').replace('Type=', 'type=') }),
  ],
  ['the same in UTF-16', 'docx', docx({ [rels]: utf16(tied('vbaProject')) })],
  ['the same behind many others', 'docx', docx({ ...manyTied, [rels]: tied('vbaProject') })],
  [
    'the same where nobody looks',
    'docx',
    docx({ 'custom/deep/_RELS/item.RELS': tied('vbaProject') }),
  ],
  [
    'a workbook with a macro sheet that is only tied to it',
    'xlsx',
    xlsx({ 'xl/_rels/workbook.xml.rels': tied('xlMacrosheet') }),
  ],
  ...[
    'https://example.in/a.dotm',
    '\\\\server\\a.dotm',
    '//server/a.dotm',
    'file://server/a.dotm',
    'file:///\\\\server\\a.dotm',
    'FILE:////server/a.dotm',
    ' http:a',
  ].map((target): [string, Extension, Buffer] => [
    `a letter with a template from ${target}`,
    'docx',
    template(target),
  ]),
  ['relations that are no XML', 'docx', docx({ [rels]: 'a' })],
  [
    'relations that say one thing twice',
    'docx',
    docx({ [rels]: tied('image', 'Target="a" TYPE="vbaProject"') }),
  ],
  ['a list of types with entities of its own', 'docx', listing('<!DOCTYPE a><Types/>')],
  ['a list of types that is no XML', 'docx', listing('types')],
  ['two lists of types', 'docx', docx({ '[content_types].XML': declaring('a') })],
  ['a list of types that unpacks without end', 'docx', packed(' '.repeat(3_000_000))],
  [
    'an old Word file with macros',
    'doc',
    Buffer.concat([compoundFile('WordDocument'), compoundFile('_VBA_PROJECT')]),
  ],
  [
    'an old workbook with macros before its own stream',
    'xls',
    Buffer.concat([compoundFile('_VBA_PROJECT_CUR'), compoundFile('Workbook')]),
  ],
  [
    'an old Word file with macros in other letters',
    'doc',
    Buffer.concat([compoundFile('WordDocument'), compoundFile('_vba_Project')]),
  ],
  [
    'an old Word file with a file inside in other letters',
    'doc',
    Buffer.concat([compoundFile('WordDocument'), compoundFile('\u0001OLE10native')]),
  ],
  [
    'an old Word file with a file inside',
    'doc',
    Buffer.concat([compoundFile('WordDocument'), compoundFile('\u0001Ole10Native')]),
  ],
  ['a Word file cut off', 'docx', docx().subarray(0, -30)],
  ['a Word file behind a program', 'docx', Buffer.concat([program, docx()])],
  ['an Excel file of the old kind as a Word file', 'doc', compoundFile('Workbook')],
  ['an installer as an old Word file', 'doc', compoundFile('Installer')],
  ['text with NUL far behind', 'txt', Buffer.concat([Buffer.alloc(300_000, 'a'), Buffer.alloc(1)])],
];

describe('the content of a file', () => {
  test.each(real)('is taken when it is a real %s (sample %#)', async (ending, content) => {
    expect(await says(ending, content)).toBe('taken');
  });

  test.each(real)(
    'is judged the same when it arrives in small pieces: %s (sample %#)',
    async (ending, content) => {
      expect(await says(ending, content, 7)).toBe('taken');
    },
  );

  test.each([
    ['doc', 'WordDocument', 'taken'],
    ['xls', 'Workbook', 'taken'],
    ['doc', '_VBA_PROJECT', 'content_mismatch'],
    ['xls', 'EncryptedPackage', 'office_locked'],
  ] as const)(
    'is judged by its streams wherever a piece ends: %s with %s is %s',
    async (ending, stream, verdict) => {
      const known = compoundFile(ending === 'doc' ? 'WordDocument' : 'Workbook');
      const before =
        stream === 'WordDocument' || stream === 'Workbook' ? compoundFile('Contents') : known;
      // Past the first kilobyte, which is checked as a whole.
      const whole = Buffer.concat([before, Buffer.alloc(1024), compoundFile(stream).subarray(512)]);
      const begins = before.length + 1024;
      for (let at = begins - 1; at <= begins + 2 * stream.length + 2; at += 1)
        expect([at, await says(ending, whole, at)]).toEqual([at, verdict]);
    },
  );

  test.each(wrong)(
    'is refused when it is not what its name says: %s',
    async (_what, ending, content) => {
      expect(await says(ending, content)).toBe('content_mismatch');
    },
  );

  test.each([
    ['jpeg', png, 'image/png'],
    ['png', jpeg, 'image/jpeg'],
    ['jpg', gif, 'image/gif'],
  ] as const)(
    'is recognised when it is a picture under another ending: %s, %#',
    async (ending, content, type) => {
      expect(await says(ending, content)).toBe(type);
      expect(await says(ending, content, 7)).toBe(type);
    },
  );

  test.each(turnable)(
    'is refused with the way to convert it: %s',
    async (_what, ending, content, code) => {
      expect(await says(ending, content)).toBe(code);
      expect(await says(ending, content, 7)).toBe(code);
    },
  );

  test.each(notUtf8)('is refused as no plain text in UTF-8: %s', async (_what, ending, content) => {
    expect(await says(ending, content)).toBe('not_plain_text');
  });

  // Otherwise a file of some kilobytes would keep a server from everything else for seconds.
  test('is gone through in pieces when it declares very much, and refused when that is without end', async () => {
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    expect(await says('docx', docxOfRelations(70_000))).toBe('taken');
    clearInterval(count);
    expect(turns).toBeGreaterThan(5);
    expect(await says('docx', docxOfRelations(100_000))).toBe('content_mismatch');
  });

  test('is refused as soon as its first kilobyte has arrived', () => {
    const check = contentCheck('application/pdf');
    let refusal: unknown;
    try {
      check.see(Buffer.alloc(1024, 'MZ'));
    } catch (error) {
      refusal = error;
    }
    expect(english.ofError(refusal as PortalError)).toContain('is not what its name says');
  });
});
