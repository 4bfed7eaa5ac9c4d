import { registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

type Portal = Awaited<ReturnType<typeof ownPortal>>;

const portals: Portal[] = [];
const offices: Awaited<ReturnType<typeof openPostOffice>>[] = [];

async function setUp(options: Parameters<typeof openPostOffice>[0] = {}) {
  const office = await openPostOffice(options);
  const portal = await ownPortal({
    SMTP_URL: office.url,
    MAIL_FROM: 'Daava <no-reply@portal.example>',
  });
  offices.push(office);
  portals.push(portal);
  return { office, portal };
}

afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.remove()));
  await Promise.all(offices.splice(0).map((office) => office.close()));
});

const at = (address: string, path: string) => `${address}${path}`;

async function register(address: string, role: 'claimant' | 'ip_admin' = 'claimant') {
  const body = registrationOf(role);
  const answer = await call<TestPerson>('POST', at(address, '/api/auth/register'), { body });
  expect(answer.status).toBe(201);
  return { ...answer.body, email: body.email };
}

const forgot = (address: string, email: string) =>
  call('POST', at(address, '/api/auth/forgot-password'), { body: { email } });

test('a reset link is sent by SMTP, and works', async () => {
  const { office, portal } = await setUp();
  const { address } = await portal.start();
  const { email } = await register(address);
  await forgot(address, email);
  const letter = await until(async () => office.to(email)[0]);
  expect(letter.text).toContain('From: Daava <no-reply@portal.example>');
  expect(letter.messageId).toMatch(/^<[\w-]+@portal\.example>$/);
  const [link = '', token] = /http:\S+\/reset-password\?token=([\w-]+)/.exec(letter.text) ?? [];
  expect(link).toContain(address);
  const reset = await call('POST', at(address, '/api/auth/reset-password'), {
    body: { token, newPassword: 'Quiet-Harbour-19' },
  });
  expect(reset.status).toBe(200);
});

test('a letter of notifications lists fifty, and says how many more there are', async () => {
  const { office, portal } = await setUp();
  const { address } = await portal.start();
  for (const [count, more] of [
    [50, undefined],
    [51, 'One more is in'],
    [53, '3 more are in'],
  ] as const) {
    const { email, user } = await register(address);
    const claimId = await storeClaim(portal.database, user.id);
    await portal.database.query(
      `WITH told AS (
         INSERT INTO notifications (user_id, claim_id, type, data, created_at)
         SELECT $1, $2, 'status_change', jsonb_build_object('claimNumber', 'CLM-' || n, 'name', 'Ravi', 'status', 'under_review'),
           clock_timestamp()
         FROM generate_series(1, $3::int) AS n RETURNING id)
       INSERT INTO mail_queue (user_id, kind, notification_id) SELECT $1, 'notification', id FROM told`,
      [user.id, claimId, count],
    );
    const letter = await until(async () =>
      office.to(email).find(({ text }) => text.includes('CLM-1')),
    );
    // The names stand in both parts of the letter, text and HTML.
    expect(new Set(letter.text.match(/CLM-\d+: under review/g)).size).toBe(50);
    expect(/(?:One|\d+) more (?:is|are) in/.exec(letter.text)?.[0]).toBe(more);
  }
});

test('two instances send each letter once', async () => {
  const { office, portal } = await setUp();
  await Promise.all([portal.start(), portal.start()]);
  // Each to somebody else: one address gets few at once.
  await Promise.all(Array.from({ length: 32 }, () => storeUser(portal.database)));
  await portal.database.query(
    `INSERT INTO mail_queue (user_id, kind) SELECT id, 'invitation' FROM users`,
  );
  await until(async () => office.letters.length >= 32 || undefined);
  await until(async () => {
    const { rows } = await portal.database.query('SELECT 1 FROM mail_queue WHERE sent_at IS NULL');
    return rows.length === 0 || undefined;
  });
  expect(office.letters).toHaveLength(32);
  expect(new Set(office.letters.map(({ messageId }) => messageId)).size).toBe(
    office.letters.length,
  );
});

test('a letter that the mail server refuses is shown to administrators, who can send it again', async () => {
  const { office, portal } = await setUp();
  const { address } = await portal.start();
  const administrator = await register(address, 'ip_admin');
  const { email, token, user } = await register(address);
  await office.close();
  const strict = await openPostOffice({ port: office.port, refuse: [email] });
  offices.push(strict);
  await forgot(address, email);

  const list = (of: string) =>
    call<{ id: string; lastError: string; to: { email: string } }[]>(
      'GET',
      at(address, '/api/mail'),
      { token: of },
    );
  const failed = await until(async () => (await list(administrator.token)).body[0]);
  expect(failed).toMatchObject({
    to: { email: user.email },
    attempts: 1,
    lastError: 'EENVELOPE 550',
  });
  expect((await list(token)).status).toBe(403);
  const retry = (of: string) =>
    call('POST', at(address, `/api/mail/${failed.id}/retry`), { token: of });
  expect((await retry(token)).status).toBe(403);

  strict.accept(email);
  expect((await retry(administrator.token)).status).toBe(200);
  await until(async () => strict.to(email)[0]);
  expect((await retry(administrator.token)).status).toBe(404);
  expect((await list(administrator.token)).body).toEqual([]);
});

test('a letter that cannot be delivered is given up after its twelfth attempt, and not before', async () => {
  const { office, portal } = await setUp();
  await office.close();
  const people = [await storeUser(portal.database), await storeUser(portal.database)];
  await portal.database.query(
    `INSERT INTO mail_queue (user_id, kind, attempts)
     SELECT id, 'invitation', tries FROM unnest($1::uuid[], ARRAY[10, 11]) AS one (id, tries)`,
    [people],
  );
  await portal.start();
  const tried = await until(async () => {
    const { rows } = await portal.database.query(
      `SELECT attempts, failed_at IS NOT NULL AS failed, next_try_at > now() AS later
       FROM mail_queue WHERE last_error IS NOT NULL ORDER BY attempts`,
    );
    return rows.length === 2 ? rows : undefined;
  });
  expect(tried).toEqual([
    { attempts: 11, failed: false, later: true },
    { attempts: 12, failed: true, later: true },
  ]);
});
