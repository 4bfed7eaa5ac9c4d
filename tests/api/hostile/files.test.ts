import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { send } from '@/tests/api/documents/documents-support';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { docx, drawing, gif, jpeg, page, pdf, png, program, zip } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { type CallOptions, call, urlOf } from '@/tests/support/http/api';
import { until } from '../../support/until';
import { telling, watch } from './scene';

let asha: TestPerson;
/** Sends nothing but what is refused. */
let salim: TestPerson;
let asItWas: () => Promise<void>;
beforeAll(async () => {
  [asha, salim] = await Promise.all([signUp(), signUp()]);
  asItWas = await watch(salim);
});
afterAll(async () => {
  await asItWas();
  await database.end();
});

const text = (value: string) => Buffer.from(value);

const refused: [string, string, Buffer, number][] = [
  ['a page named as a picture', 'photo.png', page, 415],
  ['a page named as a PDF', 'bill.pdf', page, 415],
  ['a page', 'bill.html', page, 415],
  ['a drawing that runs script', 'logo.svg', drawing, 415],
  ['a drawing named as a picture', 'logo.png', drawing, 415],
  ['a drawing named as a JPEG', 'logo.jpg', drawing, 415],
  ['a program named as a PDF', 'bill.pdf', program, 415],
  ['a program', 'bill.exe', program, 415],
  ['a script named with two endings', 'bill.pdf.sh', text('#!/bin/sh\necho x'), 415],
  ['a picture named as a PDF', 'bill.pdf', png, 415],
  ['a PDF named as a picture', 'photo.png', pdf(), 415],
  ['a page with a picture’s first bytes too late', 'photo.gif', Buffer.concat([page, gif]), 415],
  ['an archive named as a Word file', 'letter.docx', zip({ 'a.txt': 'x' }), 415],
  ['a Java archive named as a Word file', 'letter.docx', zip({ 'META-INF/MANIFEST.MF': 'x' }), 415],
  ['an ending in NUL', 'bill.pdf\0.html', page, 415],
  ['no ending', 'bill', pdf(), 415],
  ['an ending alone', '.htaccess', text('Deny from all'), 415],
  ['nothing in it', 'bill.pdf', Buffer.alloc(0), 400],
  ['a byte too many', 'bill.pdf', pdf(10_485_760), 413],
];

test.each(refused)('%s is refused', async (_, name, content, status) => {
  const answer = await send(salim, content, name);
  expect([answer.status, typeof answer.body.code]).toEqual([status, 'string']);
  expect(answer.text).not.toMatch(telling);
});

const names: string[] = [
  '../../../etc/passwd.pdf',
  '..\\..\\windows\\system32.pdf',
  '/etc/cron.d/job.pdf',
  'C:\\boot.pdf',
  'a\u202efdp.exe.pdf',
  'line\r\nSet-Cookie: a=b.pdf',
  'quote";filename="x.html.pdf',
  '%2e%2e%2fescaped.pdf',
  `${'long'.repeat(100)}.pdf`,
  '<script>alert(1)</script>.pdf',
  'चालान.pdf',
  '$(reboot).pdf',
];

test.each(names)(
  'a PDF named %j is stored without a path, and downloaded as a PDF',
  async (name) => {
    const answer = await send(asha, pdf(), name);
    expect(answer.status).toBe(201);
    const kept = answer.body.originalFileName;
    expect(kept).not.toMatch(/[/\\\r\n\0\u202e]/);
    expect(kept).toMatch(/\.pdf$/);
    const { headers, status } = await call('GET', `/api/documents/${answer.body.id}/download`, {
      token: asha.token,
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  },
);

const script = '<script>alert(1)</script>';
const kinds: [string, string, Buffer, string, 'inline' | 'attachment'][] = [
  ['a GIF that is a script', 'a.gif', text(`GIF89a/*${script}*/=1`), 'image/gif', 'inline'],
  ['a JPEG that is a page', 'a.jpg', Buffer.concat([jpeg, page]), 'image/jpeg', 'inline'],
  ['a PNG that is a page', 'a.png', Buffer.concat([png, page]), 'image/png', 'inline'],
  ['a PDF that is a page', 'a.pdf', Buffer.concat([pdf(), page]), 'application/pdf', 'inline'],
  [
    'a PDF that is an archive',
    'a.pdf',
    Buffer.concat([pdf(), docx()]),
    'application/pdf',
    'inline',
  ],
  ['a text with a page in it', 'a.txt', text(`Dear all,\n${script}`), 'text/plain', 'attachment'],
];

test.each(kinds)('%s is served with the type of its name, and runs nowhere', async (...kind) => {
  const [, name, content, type, shown] = kind;
  const bucketName = name.endsWith('.txt') ? 'chatattachments' : 'claimdocuments';
  const { status, body } = await send(asha, content, name, { before: { bucketName } });
  expect([status, body.mimeType]).toEqual([201, type]);
  for (const [how, disposition] of [
    ['view', shown],
    ['download', 'attachment'],
  ]) {
    const { headers } = await call('GET', `/api/documents/${body.id}/${how}`, {
      token: asha.token,
      headers: { Accept: 'text/html' },
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(`^${disposition};`),
      'content-security-policy': "sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.stringContaining('no-store'),
    });
  }
});

/** A multipart body as it stands. */
const multipart = (body: string, boundary = 'b'): CallOptions => ({
  raw: body,
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
});
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n';

const broken: [string, CallOptions, number[]][] = [
  ['no boundary', { raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, [400]],
  ['an empty boundary', multipart('x', '""'), [400]],
  ['a boundary of a thousand letters', multipart('x', 'b'.repeat(1000)), [400]],
  ['nothing', multipart(''), [400]],
  ['no end', multipart(`${filePart}\r\n%PDF-1.7\n`), [400]],
  ['a part without a head', multipart('--b\r\n\r\nx\r\n--b--\r\n'), [400]],
  // What ended processes that read forms with dicer (CVE-2022-24434).
  [
    'a head that begins with a space',
    multipart('--b\r\n Content-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n'),
    [400],
  ],
  ['a head without an end', multipart(`--b\r\nX: ${'x'.repeat(200_000)}`), [400]],
  [
    'ten thousand fields',
    multipart(
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(10_000)}--b--\r\n`,
    ),
    [400, 413],
  ],
  [
    'a field of a megabyte',
    multipart(
      `--b\r\nContent-Disposition: form-data; name="claimId"\r\n\r\n${'x'.repeat(1_100_000)}\r\n--b--\r\n`,
    ),
    [400, 413],
  ],
  [
    'a file as text',
    multipart('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n'),
    [400],
  ],
  [
    'a field named __proto__',
    multipart('--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'),
    [400],
  ],
  ['JSON', { raw: '{"file":"x"}', headers: { 'Content-Type': 'application/json' } }, [400, 415]],
  [
    'a form inside a form',
    multipart(
      '--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--\r\n',
    ),
    [400],
  ],
];

test.each(broken)('an upload of %s is refused and not stored', async (_, options, statuses) => {
  for (const path of ['/api/documents/upload', '/api/documents/upload-object-storage']) {
    const answer = await call('POST', path, { token: salim.token, ...options });
    expect(statuses).toContain(answer.status);
    expect(typeof answer.body.code).toBe('string');
    expect(answer.text).not.toMatch(telling);
  }
});

/** Starts a form whose file begins and never continues. */
function begin(path: string, name: string, content: string) {
  const sending = request(urlOf(path), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${salim.token}`,
      'Content-Type': 'multipart/form-data; boundary=b',
    },
  });
  sending.on('error', () => undefined);
  sending.write(filePart.replace('a.pdf', name).concat('\r\n', content));
  return sending;
}

/** Files that are being taken in. */
const incoming = () => readdir(join(process.env.DATA_DIR ?? 'data', 'documents/incoming'));

/** Other tests send files too: files that were there before do not count. */
const cameSince = async (before: string[]) =>
  (await incoming()).filter((name) => !before.includes(name));

test('nine slow uploads do not keep other people’s files waiting', async () => {
  const before = await incoming();
  const slow = Array.from({ length: 9 }, () => begin('/api/claims/bulk/check', 'a.csv', 'a,b'));
  try {
    await until(async () => (await cameSince(before)).length >= slow.length || undefined);
    for (const person of [salim, asha]) {
      const answer = await sendClaims(person, 'check', csvOf('form_d', creditors(1)));
      expect([answer.status, answer.body.success]).toEqual([200, 1]);
    }
  } finally {
    for (const sending of slow) sending.destroy();
  }
});

// What left streams open in multer (CVE-2025-47935).
test('uploads whose senders go away leave no file', async () => {
  const before = await incoming();
  const much = 'x'.repeat(50_000);
  const begun = Array.from({ length: 20 }, (_, at) =>
    at % 2
      ? begin('/api/claims/bulk/check', 'a.csv', `a,b\n${much}`)
      : begin('/api/documents/upload', 'a.pdf', `%PDF-1.7\n${much}`),
  );
  const came = await until(async () => {
    const names = await cameSince(before);
    return names.length >= 10 ? names : undefined;
  });
  for (const sending of begun) sending.destroy();
  await until(async () => {
    const left = await incoming();
    return came.every((name) => !left.includes(name)) || undefined;
  });
});

test('the portal still accepts a file after these attacks', async () => {
  expect((await send(asha, docx(), 'letter.docx')).status).toBe(201);
});
