import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  compoundFile,
  docx,
  drawing,
  gif,
  jpeg,
  page,
  pdf,
  png,
  program,
  xlsx,
} from '@/tests/support/data/files';
import { lockedPaper, paper } from '@/tests/support/data/papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { baseUrl, call } from '@/tests/support/http/api';
import { formOf, send } from './documents-support';

let asha: TestPerson;
let claimId: string;

beforeAll(async () => {
  asha = await signUp();
  claimId = (await createClaimAs(asha)).id;
});

afterAll(() => database.end());

const chat = { before: { bucketName: 'chatattachments' } };

const documentsOf = (person: TestPerson) =>
  rows('SELECT id FROM documents WHERE uploaded_by_id = $1', [person.user.id]);

describe('uploading a document', () => {
  test.each(['upload', 'upload-object-storage'] as const)(
    'through /%s answers 201 with all that is known of it',
    async (path) => {
      const answer = await send(asha, pdf(1234), 'दावा "पत्र" क्\u200dष.pdf', { path });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        originalFileName: 'दावा "पत्र" क्\u200dष.pdf',
        fileSize: 1234,
        mimeType: 'application/pdf',
        uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        documentType: 'supporting',
        claimId: null,
        scanStatus: 'not_scanned',
      });
    },
  );

  test.each(['before', 'after'] as const)(
    'takes the other fields %s the file, and ignores unknown ones',
    async (place) => {
      const fields = { claimId, documentType: 'invoice', bucketName: 'claimdocuments', x: 'y' };
      const answer = await send(asha, png, 'photo.png', { [place]: fields });
      expect(answer.body).toMatchObject({ claimId, documentType: 'invoice' });
      expect(answer.status).toBe(201);
    },
  );

  test('counts a field left empty as not given', async () => {
    const answer = await send(asha, png, 'a.png', { before: { claimId: '', documentType: '' } });
    expect(answer.body).toMatchObject({ claimId: null, documentType: 'supporting' });
  });

  test('keeps only the last part of a path, without marks that deceive the eye', async () => {
    const answer = await send(asha, pdf(), 'C:\\tmp\\bill\u202e.pdf');
    expect(answer.body.originalFileName).toBe('bill.pdf');
  });

  test('writes an entry in the audit trail, without the file name', async () => {
    const { body } = await send(asha, pdf(), 'private.pdf', { before: { claimId } });
    const [entry] = await rows<{ details: object; user_id: string }>(
      `SELECT details, user_id FROM audit_entries
       WHERE action = 'document_uploaded' AND claim_id = $1 AND details->>'documentId' = $2`,
      [claimId, body.id],
    );
    expect(entry?.user_id).toBe(asha.user.id);
    expect(JSON.stringify(entry?.details)).not.toContain('private');
  });
});

describe('the types', () => {
  test.each([
    ['a.pdf', pdf()],
    ['a.docx', docx()],
    ['a.xlsx', xlsx()],
    ['a.JPG', jpeg],
    ['a.jpeg', jpeg],
    ['a.png', png],
    ['a.gif', gif],
  ])('a claim takes %s', async (name, content) => {
    expect((await send(asha, content, name)).status).toBe(201);
  });

  test.each([
    ['a.doc', compoundFile('WordDocument')],
    ['a.xls', compoundFile('Workbook')],
    ['a.csv', Buffer.from('नाम,राशि\n')],
    ['a.txt', Buffer.from('A note')],
  ])('only a message takes %s, wherever the form names the bucket', async (name, content) => {
    const [refused, before, after] = await Promise.all([
      send(asha, content, name),
      send(asha, content, name, chat),
      send(asha, content, name, { after: chat.before }),
    ]);
    expect([refused.status, before.status, after.status]).toEqual([415, 201, 201]);
  });

  test.each([
    ['a program', program, 'a.png'],
    ['a page', page, 'a.png'],
    ['a page', page, 'a.pdf'],
    ['a drawing', drawing, 'a.png'],
    ['an Excel file', xlsx(), 'a.docx'],
  ])('%s as %3$s is refused with 415 and a sentence', async (_what, content, name) => {
    const answer = await send(asha, content, name);
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      code: 'content_mismatch',
      message: expect.stringMatching(/\.$/),
    });
  });

  test('a picture of another kind is taken as what it is', async () => {
    const answer = await send(asha, jpeg, 'photo.PNG');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ originalFileName: 'photo.jpg', mimeType: 'image/jpeg' });
  });

  test.each([
    ['a PDF with a password', lockedPaper(), 'a.pdf', 'pdf_locked'],
    ['a PDF cut off', paper(['Slip']).subarray(0, 500), 'a.pdf', 'pdf_broken'],
    ['a PDF without a page', paper([]), 'a.pdf', 'pdf_empty'],
    ['a page of a bank', page, 'a.xls', 'workbook_kind'],
    ['a telephone’s picture', Buffer.from('RIFF\0\0\0\0WEBP'), 'a.webp', 'picture_kind'],
  ])('%s is refused with how to make it one that is taken', async (_what, content, name, code) => {
    const answer = await send(asha, content, name, chat);
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code, message: expect.stringContaining('upload') });
  });

  test('a PDF that opens without a password is taken, whatever its owner allows', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(asha, lockedPaper(''))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test.each([
    ['an honest program', program, 'a.exe'],
    ['an honest page', page, 'a.html'],
    ['an honest drawing', drawing, 'a.svg'],
    ['a file with a second ending', pdf(), 'a.pdf.exe'],
    ['a file without an ending', pdf(), 'pdf'],
  ])('%s as %3$s is refused with 415 and a sentence', async (_what, content, name) => {
    const answer = await send(asha, content, name);
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      code: 'unsupported_type',
      params: { types: 'PDF, DOCX, XLSX, JPG, PNG', last: 'GIF' },
      message: expect.stringMatching(/\.$/),
    });
  });

  test('a wrong one is answered with the list of the right ones', async () => {
    const answer = await send(asha, program, 'a.exe');
    expect(answer.body).toMatchObject({
      message: 'Please upload only PDF, DOCX, XLSX, JPG, PNG, or GIF files.',
    });
  });
});

describe('the size', () => {
  test.each([
    [10485759, {}, 201],
    [10485760, {}, 413],
    [10485760, chat, 201],
    [10485761, chat, 413],
    [40_000_000, {}, 413],
  ])('of %i bytes (%j) answers %i', async (size, sending, status) => {
    const answer = await send(asha, pdf(size), 'a.pdf', sending);
    expect(answer.status).toBe(status);
    // So large that not even the form around it is read.
    const code = size > 20_000_000 ? 'form_too_large' : 'too_large';
    if (status === 413) expect(answer.body.code).toBe(code);
  });

  test('of a file without content is refused', async () => {
    const answer = await send(asha, Buffer.alloc(0), 'a.pdf');
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'file', rule: 'empty' }]);
  });
});

describe('what is not a proper form', () => {
  const post = (raw: BodyInit, type?: string) =>
    call('POST', '/api/documents/upload', {
      token: asha.token,
      raw,
      headers: type ? { 'Content-Type': type } : {},
    });
  const form = (boundary = 'x') => `multipart/form-data; boundary=${boundary}`;

  test('a form without a file is 400 and names the field', async () => {
    const empty = new FormData();
    empty.append('claimId', claimId);
    const answer = await post(empty);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'file', rule: 'required' }]);
  });

  test('a file picker left empty counts as no file', async () => {
    expect((await send(asha, Buffer.alloc(0), '')).status).toBe(400);
  });

  test('two files are 400', async () => {
    const two = formOf(png, 'a.png');
    two.append('file', new Blob([new Uint8Array(png)]), 'b.png');
    expect((await post(two)).status).toBe(400);
  });

  test('a file in another field is 400', async () => {
    const other = new FormData();
    other.append('attachment', new Blob([new Uint8Array(png)]), 'a.png');
    expect((await post(other)).status).toBe(400);
  });

  test.each([
    ['JSON', '{}', 'application/json', 415],
    ['no type', '{}', '', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['no part', 'nothing', form(), 400],
    ['nothing at all', '', form(), 400],
    ['an end before any part', '--x--\r\n', form(), 400],
    [
      'a file that is cut off',
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${pdf(3000)}`,
      form(),
      400,
    ],
    [
      'a field twice',
      `${'--x\r\nContent-Disposition: form-data; name="claimId"\r\n\r\n\r\n'.repeat(2)}--x--\r\n`,
      form(),
      400,
    ],
    [
      'too many fields',
      `${Array.from({ length: 40 }, (_, i) => `--x\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\nv\r\n`).join('')}--x--\r\n`,
      form(),
      400,
    ],
    [
      'a field that is too long',
      `--x\r\nContent-Disposition: form-data; name="claimId"\r\n\r\n${'v'.repeat(100_000)}\r\n--x--\r\n`,
      form(),
      413,
    ],
  ])('%s answers %4$i', async (_what, body, type, status) => {
    const answer = await post(Buffer.from(body), type);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status,
      message: expect.stringMatching(/\.$/),
    });
  });

  test.each([
    [{ bucketName: 'secrets' }],
    [{ bucketName: '' }],
    [{ bucketName: 'claimdocuments\u0000' }],
    [{ claimId: 'not-an-id' }],
    [{ claimId: "' OR 1=1" }],
    [{ claimId: '00000000-0000-0000-0000-00000000000\u0000' }],
    [{ documentType: 'in\u0000voice' }],
    [{ documentType: 'x'.repeat(51) }],
  ])('%j is 400, before and after the file', async (fields) => {
    const answers = [
      await send(asha, png, 'a.png', { before: fields }),
      await send(asha, png, 'a.png', { after: fields }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toMatchObject([{ path: Object.keys(fields)[0] }]);
    }
  });
});

describe('an upload that does not come to its end', () => {
  test('leaves no document behind when the sender goes away', async () => {
    const gone = await signUp();
    const sending = httpRequest(new URL('/api/documents/upload', baseUrl()), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${gone.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '2000000',
      },
    });
    const closed = new Promise((resolve) => sending.once('error', resolve));
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
    await new Promise((resolve) => sending.write(pdf(1_000_000), resolve));
    sending.destroy(new Error('gone'));
    await closed;
    // The portal goes on serving, and a whole upload afterwards is the only one there is.
    const whole = await send(gone, png, 'a.png');
    expect(await documentsOf(gone)).toEqual([{ id: whole.body.id }]);
  });

  test('leaves no document behind when it is refused', async () => {
    const refused = await signUp();
    await Promise.all([
      send(refused, program, 'a.png'),
      send(refused, pdf(10485760), 'a.pdf'),
      send(refused, pdf(), 'a.pdf', { after: { claimId: randomUUID() } }),
    ]);
    expect(await documentsOf(refused)).toEqual([]);
  });

  test('does not keep other people waiting', async () => {
    const open = httpRequest(new URL('/api/documents/upload', baseUrl()), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${asha.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
    });
    open.on('error', () => undefined);
    open.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-');
    const others = await send(asha, png, 'a.png');
    expect(others.status).toBe(201);
    open.destroy();
  });
});
