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
import { lockedPaper, paper, portfolio, xfaForm } from '@/tests/support/data/papers';
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
    'through /%s answers 201 with everything known of it',
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

  test('treats an empty field as not given', async () => {
    const answer = await send(asha, png, 'a.png', { before: { claimId: '', documentType: '' } });
    expect(answer.body).toMatchObject({ claimId: null, documentType: 'supporting' });
  });

  test('keeps only the last part of a path, without invisible marks', async () => {
    const answer = await send(asha, pdf(), 'C:\\tmp\\bill\u202e.pdf');
    expect(answer.body.originalFileName).toBe('bill.pdf');
  });

  test('leaves an audit entry without the file name', async () => {
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

describe('the type of an upload', () => {
  test.each([
    ['a.pdf', pdf()],
    ['a.docx', docx()],
    ['a.xlsx', xlsx()],
    ['a.JPG', jpeg],
    ['a.jpeg', jpeg],
    ['a.png', png],
    ['a.gif', gif],
  ])('may be that of %s for a claim', async (name, content) => {
    expect((await send(asha, content, name)).status).toBe(201);
  });

  test.each([
    ['a.doc', compoundFile('WordDocument')],
    ['a.xls', compoundFile('Workbook')],
    ['a.csv', Buffer.from('नाम,राशि\n')],
    ['a.txt', Buffer.from('A note')],
  ])(
    'may be that of %s for a message only, wherever the form names the bucket',
    async (name, content) => {
      const [refused, before, after] = await Promise.all([
        send(asha, content, name),
        send(asha, content, name, chat),
        send(asha, content, name, { after: chat.before }),
      ]);
      expect([refused.status, before.status, after.status]).toEqual([415, 201, 201]);
    },
  );

  test.each([
    ['a program', 'a.png', program],
    ['a page', 'a.png', page],
    ['a page', 'a.pdf', page],
    ['a drawing', 'a.png', drawing],
    ['an Excel file', 'a.docx', xlsx()],
  ])(
    'is refused when its content does not match its name: %s named %s',
    async (_what, name, content) => {
      const answer = await send(asha, content, name);
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual({
        code: 'content_mismatch',
        message: expect.stringMatching(/\.$/),
      });
    },
  );

  test('is the one found by content when a picture has another ending', async () => {
    const answer = await send(asha, jpeg, 'photo.PNG');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ originalFileName: 'photo.jpg', mimeType: 'image/jpeg' });
  });

  test.each([
    ['a PDF with a password', lockedPaper(), 'a.pdf', 'pdf_locked'],
    ['a PDF cut off', paper(['Slip']).subarray(0, 500), 'a.pdf', 'pdf_broken'],
    ['a PDF without a page', paper([]), 'a.pdf', 'pdf_empty'],
    ['a form that Adobe’s program draws', xfaForm('Please wait...'), 'a.pdf', 'pdf_form'],
    ['a portfolio of PDFs', portfolio({ 'a.pdf': 'A' }), 'a.pdf', 'pdf_portfolio'],
    ['a bank’s web page saved as a workbook', page, 'a.xls', 'workbook_kind'],
    ['a picture of a phone', Buffer.from('RIFF\0\0\0\0WEBP'), 'a.webp', 'picture_kind'],
  ])('is refused with a way to make it acceptable: %s', async (_what, content, name, code) => {
    const answer = await send(asha, content, name, chat);
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code, message: expect.stringContaining('upload') });
  });

  test('may be a PDF that opens without a password, whatever else its owner forbids', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(asha, lockedPaper(''))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test.each([
    ['a program', 'a.exe', program],
    ['a page', 'a.html', page],
    ['a drawing', 'a.svg', drawing],
    ['a file with a second ending', 'a.pdf.exe', pdf()],
    ['a file without an ending', 'pdf', pdf()],
  ])('is refused when its ending is not accepted: %s named %s', async (_what, name, content) => {
    const answer = await send(asha, content, name);
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({
      code: 'unsupported_type',
      params: { types: 'PDF, DOCX, XLSX, JPG, PNG', last: 'GIF' },
      message: expect.stringMatching(/\.$/),
    });
  });

  test('is refused with the list of accepted types', async () => {
    const answer = await send(asha, program, 'a.exe');
    expect(answer.body).toMatchObject({
      message: 'Please upload only PDF, DOCX, XLSX, JPG, PNG, or GIF files.',
    });
  });
});

describe('an upload', () => {
  test.each([
    [10485759, {}, 201],
    [10485760, {}, 413],
    [10485760, chat, 201],
    [10485761, chat, 413],
    [40_000_000, {}, 413],
  ])('of %i bytes (%j) answers %i', async (size, sending, status) => {
    const answer = await send(asha, pdf(size), 'a.pdf', sending);
    expect(answer.status).toBe(status);
    // Beyond this size the form itself is refused.
    const code = size > 20_000_000 ? 'form_too_large' : 'too_large';
    if (status === 413) expect(answer.body.code).toBe(code);
  });

  test('without content is refused', async () => {
    const answer = await send(asha, Buffer.alloc(0), 'a.pdf');
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'file', rule: 'empty' }]);
  });
});

describe('a malformed upload', () => {
  const post = (raw: BodyInit, type?: string) =>
    call('POST', '/api/documents/upload', {
      token: asha.token,
      raw,
      headers: type ? { 'Content-Type': type } : {},
    });
  const form = (boundary = 'x') => `multipart/form-data; boundary=${boundary}`;

  test('without a file is answered 400 with the field’s name', async () => {
    const empty = new FormData();
    empty.append('claimId', claimId);
    const answer = await post(empty);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'file', rule: 'required' }]);
  });

  test('with an empty file picker is answered 400', async () => {
    expect((await send(asha, Buffer.alloc(0), '')).status).toBe(400);
  });

  test('with two files is answered 400', async () => {
    const two = formOf(png, 'a.png');
    two.append('file', new Blob([new Uint8Array(png)]), 'b.png');
    expect((await post(two)).status).toBe(400);
  });

  test('with the file in another field is answered 400', async () => {
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
  ])('is refused with a sentence: %s', async (_what, body, type, status) => {
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
  ])('with %j before or after the file is answered 400', async (fields) => {
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

describe('an unfinished upload', () => {
  test('leaves no document when the sender goes away', async () => {
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

  test('leaves no document when it is refused', async () => {
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
