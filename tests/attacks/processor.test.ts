import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Workbook } from 'exceljs';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { filledTemplate } from '@/tests/support/data/claims-files';
import { signUp } from '@/tests/support/data/people';
import { type Instance, type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let instance: Instance;
const begin = async (settings = {}) => {
  portal = await ownPortal(settings);
  instance = await portal.start();
};
afterEach(() => portal.remove());

const holdOf = (userId: string, content: Buffer) =>
  `import:${userId}:${createHash('sha256').update(content).digest('hex')}`;

// Otherwise one person's two files would take both places, and everybody else would wait.
test('a person with a file under way cannot start another, and other people can', async () => {
  await begin();
  const asha = await signUp('claimant', instance.address);
  const salma = await signUp('claimant', instance.address);
  const files = [1, 2].map((count) => csvOf('form_d', creditors(count)));
  const client = await portal.database.connect();
  try {
    for (const file of files)
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [
        holdOf(asha.user.id, file),
      ]);
    const sent = files.map((file) => sendClaims(asha, 'upload', file, {}, instance.address));
    const refused = await Promise.race(sent);
    expect([refused.status, refused.body.code]).toEqual([429, 'imports_under_way']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = await sendClaims(salma, 'upload', files[0] as Buffer, {}, instance.address);
    expect([other.status, other.body.success]).toEqual([201, 1]);
    await client.query('SELECT pg_advisory_unlock_all()');
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([201, 429]);
  } finally {
    client.release(true);
  }
});

// Each instance has its own places: without a lock over all the file would be filed twice.
test('the same file sent to two instances at once is filed once', async () => {
  await begin();
  const second = await portal.start();
  const asha = await signUp('claimant', instance.address);
  const file = csvOf('form_d', creditors(300));
  const sent = [instance, second].map(({ address }) =>
    sendClaims(asha, 'upload', file, {}, address),
  );
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([201, 409]);
});

// Otherwise one person's files would take a place in each instance.
test('a person can have one file under way over all instances', async () => {
  await begin();
  const second = await portal.start();
  const asha = await signUp('claimant', instance.address);
  const slow = sendClaims(asha, 'check', csvOf('form_d', creditors(8_000)), {}, instance.address);
  await until(async () => {
    const { rows } = await portal.database.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory'
       AND (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
      [`imports:${asha.user.id}`],
    );
    return rows[0];
  });
  const one = csvOf('form_d', creditors(1));
  for (const to of ['check', 'upload'] as const) {
    const refused = await sendClaims(asha, to, one, {}, second.address);
    expect([refused.status, refused.body.code]).toEqual([429, 'imports_under_way']);
  }
  expect((await slow).status).toBe(200);
  const after = await sendClaims(asha, 'upload', one, {}, second.address);
  expect([after.status, after.body.success]).toEqual([201, 1]);
});

// Otherwise nothing would end it for a minute, and the sentence would blame its size.
test('a file that exceeds its processor time is refused with a sentence, and files nothing', async () => {
  // A budget of zero, which every file exceeds on every machine.
  await begin({ IMPORT_CPU_SECONDS: '0' });
  const asha = await signUp('claimant', instance.address);
  const ravi = await signUp('ip_case_manager', instance.address);
  const file = csvOf('form_d', creditors(8_000));
  // A professional's rejected rows are also judged by what the database knows, before there is an answer.
  for (const [person, to] of [
    [asha, 'check'],
    [asha, 'upload'],
    [ravi, 'rejected'],
  ] as const) {
    const answer = await sendClaims(person, to, file, {}, instance.address);
    expect([answer.status, answer.body.issues]).toMatchObject([
      400,
      [{ path: 'file', rule: 'too_much_work', params: { seconds: 0 } }],
    ]);
    expect(answer.body.message).toContain('more than 0 seconds of');
  }
  const { rows } = await portal.database.query('SELECT count(*)::int AS claims FROM claims');
  expect(rows).toEqual([{ claims: 0 }]);
  // The refused file does not block the next one.
  const generous = await portal.start('', { IMPORT_CPU_SECONDS: '600' });
  const small = csvOf('form_d', creditors(3));
  const next = await sendClaims(asha, 'upload', small, {}, generous.address);
  expect([next.status, next.body.success]).toEqual([201, 3]);
});

/** The processor time that the portal has had, in hundredths of a second. */
function spent() {
  const stat = readFileSync(`/proc/${instance.child.pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Resolves once the portal has been nearly idle for half a second. */
async function atRest() {
  for (let before = Number.NEGATIVE_INFINITY; spent() - before > 5; await pause(500))
    before = spent();
}

const statics = '/_next/static/none.js';
const asked = (header: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    get(`${instance.address}${statics}`, { headers: { 'Accept-Encoding': header } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject),
  );

// Such a header cost about a second, a hundred times as much as another, without a sign-in.
test('a header of many spaces costs about as much as another header of its length', async () => {
  await begin();
  const cost = async (header: string) => {
    const before = spent();
    for (let count = 0; count < 40; count += 1) expect(await asked(header)).toBe(404);
    return spent() - before;
  };
  await cost('gzip');
  const plain = Math.max(5, await cost(`gzip${'x'.repeat(12_000)}`));
  expect(await cost(`gzip${' '.repeat(12_000)}x`)).toBeLessThan(10 * plain);
});

// 96 kB from a caller who had left cost half a minute of the processor, and health waited for it.
test('pages are not rendered for callers who have left', async () => {
  await begin();
  const page = async () => (await fetch(`${instance.address}/login`)).text();
  await page();
  const before = spent();
  for (let count = 0; count < 20; count += 1) await page();
  const twenty = Math.max(5, spent() - before);

  const start = spent();
  const asked = 'GET /login HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20);
  const leaving = Array.from({ length: 150 }, async () => {
    const socket = connect(Number(instance.port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.end(asked, () => socket.destroy());
    await once(socket, 'close');
  });
  await Promise.all(leaving);
  expect((await fetch(`${instance.address}/api/health`)).status).toBe(200);
  expect(await page()).toContain('</html>');
  await atRest();
  // Of three thousand pages.
  expect(spent() - start).toBeLessThan(20 * twenty);
});

// Each such cell took ten seconds, and a file holds hundreds.
test('cells of many spaces in a file of claims cost no more than others', async () => {
  await begin({ IMPORT_CPU_SECONDS: '60' });
  const asha = await signUp('claimant', instance.address);
  const amount = `1${'\t'.repeat(30_000)}1`;
  const file = csvOf(
    'form_d',
    Array.from({ length: 100 }, () => ({ claimAmount: `"${amount}"` })),
  );
  const answer = await sendClaims(asha, 'check', file, {}, instance.address);
  expect([answer.status, answer.body.failed]).toEqual([200, 100]);
});

// One such format took a minute, in a file of a few kilobytes.
test('a cell format of many brackets costs no more than another', async () => {
  await begin({ IMPORT_CPU_SECONDS: '20' });
  const asha = await signUp('claimant', instance.address);
  const book = new Workbook();
  const sheet = book.addWorksheet('Data');
  sheet.addRows(filledTemplate('form_d'));
  sheet.getCell('A2').numFmt = '['.repeat(300_000);
  const content = Buffer.from(await book.xlsx.writeBuffer());
  expect(content.length).toBeLessThan(20_000);
  const answer = await sendClaims(asha, 'check', content, { name: 'a.xlsx' }, instance.address);
  expect([answer.status, answer.body.success]).toEqual([200, 1]);
});
