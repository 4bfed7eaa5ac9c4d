import { randomUUID } from 'node:crypto';
import { messageForm } from '@/tests/api/messages/messages-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import type { Instance, OwnPortal } from '@/tests/support/portal/own-portal';
import { type PostOffice, portalWithMail } from '@/tests/support/portal/portal-with-mail';
import { until } from '@/tests/support/until';

let portal: OwnPortal;
let office: PostOffice;
let instances: Instance[];
let address: string;
/** The mail server takes no letter before this. */
let taken = Promise.resolve();

beforeAll(async () => {
  const settings = { IP_SECOND_FACTOR: 'offered', INVITATIONS_PER_DAY: '3' };
  ({ office, portal } = await portalWithMail(settings, { before: () => taken }));
  // One at first: two that meet over a letter may make two letters of it.
  instances = [await portal.start()];
  address = instances[0]?.address ?? '';
});
afterAll(() => portal.remove());

const ask = (person: TestPerson | null, method: string, path: string, body?: unknown) =>
  call<Record<string, unknown>>(method, `${address}${path}`, { token: person?.token, body });

/** A person with a proven address whose earlier mail no longer counts. */
async function known(role: TestRole = 'claimant') {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  await delivered();
  await portal.database.query('UPDATE mail_queue SET sent_to = NULL WHERE user_id = $1', [
    person.user.id,
  ]);
  office.letters.length = 0;
  return person;
}

/** Waits until no letter is due any more. */
const delivered = () =>
  until(async () => {
    const { rowCount } = await portal.database.query(
      `SELECT FROM mail_queue WHERE sent_at IS NULL AND next_try_at <= now() + interval '2 seconds'
       UNION ALL SELECT FROM reset_requests`,
    );
    return rowCount === 0 || undefined;
  });

/** Moves the mail's times back by so much, as if that time had passed. */
const later = (time: string) =>
  portal.database.query(
    `UPDATE mail_queue SET sent_at = sent_at - $1::interval, next_try_at = next_try_at - $1::interval`,
    [time],
  );

const timesIn = (texts: string[], words: string) => texts.join('\n').split(words).length - 1;
const textsTo = ({ user }: TestPerson) => office.to(user.email).map(({ text }) => plain(text));
const plain = (text: string) =>
  text.split('Content-Type: text/html')[0]?.replace(/\s+/g, ' ') ?? '';

/** Notices of the office, in these words. */
const notices = ({ user }: TestPerson, count: number, what = 'email_taken') =>
  portal.database.query(
    `INSERT INTO mail_queue (user_id, kind, facts)
     SELECT $1, 'account_notice', jsonb_build_object('what', $3::text, 'at', '2026-01-01T00:00:00Z') FROM generate_series(1, $2)`,
    [user.id, count, what],
  );

const asksFor = async (stranger: TestPerson, email: string) => {
  const { password } = stranger;
  expect((await ask(stranger, 'POST', '/api/auth/email', { password, email })).status).toBe(200);
  await delivered();
};

// Otherwise a script with a dozen accounts could fill anybody's mailbox, a letter with each call, or hold up what the office writes.
it('what strangers cause comes in one letter a day, is not lost, and holds up no letter of the office', async () => {
  const asha = await known();
  const { email } = asha.user;
  for (let round = 0; round < 12; round++) await asksFor(await signUp('claimant', address), email);
  expect(office.to(email)).toHaveLength(1);
  await notices(asha, 1, 'password_changed');
  await delivered();
  await notices(asha, 1, 'claims_examined');
  await delivered();
  expect(office.to(email)).toHaveLength(3);
  await later('23 hours');
  await delivered();
  expect(office.to(email)).toHaveLength(3);
  await later('1 hour');
  await delivered();
  expect(office.to(email)).toHaveLength(4);
  expect(timesIn(textsTo(asha), 'asked to use this e-mail address')).toBe(12);
});

// Otherwise anybody could have the portal write to anybody, from accounts that cost nothing.
it('an address that is not proven is told nothing by an account that is not', async () => {
  const [stranger, asha] = [await signUp('claimant', address), await signUp('claimant', address)];
  await delivered();
  office.letters.length = 0;
  await asksFor(stranger, asha.user.email);
  const newPassword = `New-${randomUUID()}`;
  const { password } = stranger;
  const changed = await ask(stranger, 'POST', '/api/auth/password', { password, newPassword });
  expect(changed.status).toBe(200);
  await delivered();
  expect(office.letters.map(({ to }) => to)).toEqual([]);
  // An address of nobody gets one link a day of all such accounts.
  const { email } = registrationOf();
  await asksFor({ ...stranger, password: newPassword }, email);
  await asksFor(asha, email);
  expect(office.letters.map(({ to }) => to)).toEqual([email]);
});

// Otherwise a letter that is asked for again would end the one that is on its way.
it('a live link to a new address is sent again', async () => {
  const asha = await known();
  const { email } = registrationOf();
  for (const _ of ['one', 'two']) await asksFor(asha, email);
  const links = office.to(email).map(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]);
  expect(links).toEqual([expect.any(String), links[0]]);
});

// Otherwise a second instance, or a restarted one, would send as many again.
it('the limits on mail to one address hold over all instances and after a restart', async () => {
  instances.push(await portal.start());
  const asha = await known();
  for (let round = 0; round < 3; round++) {
    await notices(asha, 4);
    await delivered();
  }
  await Promise.all(instances.map((one) => one.kill()));
  instances = await Promise.all([portal.start(), portal.start()]);
  address = instances[0]?.address ?? '';
  for (let round = 0; round < 45; round++) {
    await notices(asha, 3);
    await later('20 minutes');
    await delivered();
  }
  const { rows } = await portal.database.query<{ most: number; of_hour: number }>(
    `SELECT max(day)::int AS most, max(hour)::int AS of_hour FROM (
       SELECT count(*) OVER (ORDER BY sent_at RANGE BETWEEN interval '1 day' PRECEDING AND CURRENT ROW) AS day,
         count(*) OVER (ORDER BY sent_at RANGE BETWEEN interval '1 hour' PRECEDING AND CURRENT ROW) AS hour
       FROM mail_queue WHERE sent_to = $1) AS counted`,
    [asha.user.email],
  );
  expect(rows[0]?.most).toBeLessThanOrEqual(40);
  expect(rows[0]?.of_hour).toBeLessThanOrEqual(10);
  await later('2 hours');
  await delivered();
  expect(timesIn(textsTo(asha), 'asked to use this e-mail address')).toBe(147);
  const ids = office.to(asha.user.email).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
}, 240_000);

// Otherwise a stranger's requests would use up the owner's, and each would end the link before it.
it('the owner can reset their password, however often others ask for a reset', async () => {
  const asha = await known();
  const { email } = asha.user;
  const forgot = async () => {
    expect((await ask(null, 'POST', '/api/auth/forgot-password', { email })).status).toBe(200);
    await delivered();
  };
  await notices(asha, 20);
  for (let round = 0; round < 8; round++) await forgot();
  const links = () =>
    textsTo(asha).flatMap((text) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  expect(links()).toHaveLength(4);
  await later('80 minutes');
  await forgot();
  expect(links()).toHaveLength(4);
  await later('10 minutes');
  await delivered();
  expect(links()).toHaveLength(5);
  const body = { token: links().at(-1), newPassword: `New-${randomUUID()}` };
  expect((await ask(null, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
});

// Otherwise four strangers' requests would delay the owner's by an hour and a half and end the owner's links.
it('what the owner asks for on a known device is mailed at once, and its link stays valid', async () => {
  const registration = registrationOf();
  const registered = await call<TestPerson>('POST', `${address}/api/auth/register`, {
    body: registration,
  });
  const cookie = registered.headers.getSetCookie().find((each) => each.startsWith('daava.device='));
  const asha = { ...registered.body, password: registration.password, portal: address };
  const { email } = asha.user;
  await delivered();
  const links = (page: string) =>
    textsTo(asha).flatMap((text) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
  const forgot = async (headers = {}) => {
    const body = { email };
    await call('POST', `${address}/api/auth/forgot-password`, { body, headers });
    await delivered();
  };
  for (let round = 0; round < 5; round++) await forgot();
  await notices(asha, 9);
  for (let round = 0; round < 8; round++) {
    await notices(asha, 1);
    await delivered();
  }
  expect(links('reset-password')).toHaveLength(4);
  await forgot({ Cookie: cookie?.split(';')[0] ?? '' });
  expect(links('reset-password')).toHaveLength(5);
  expect((await ask(asha, 'POST', '/api/auth/email/prove')).status).toBe(200);
  await delivered();
  // The same link as when the account was opened.
  const [first, again, ...others] = links('confirm-email');
  expect([again, others]).toEqual([first, []]);
  // What strangers ask for next sends the owner's link once more.
  await later('2 hours');
  await portal.database.query(
    "UPDATE password_resets SET expires_at = now() + interval '10 minutes'",
  );
  await forgot();
  const own = links('reset-password')[4];
  expect(links('reset-password').slice(5)).toEqual([own]);
  const body = { token: own, newPassword: `New-${randomUUID()}` };
  expect((await ask(null, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
});

// Otherwise each message and upload would send a letter to everybody who works on the case.
it('a professional gets at most one letter in a quarter of an hour', async () => {
  const ravi = await known('ip_case_manager');
  const meera = await known('ip_admin');
  const asha = await known();
  const numbers: string[] = [];
  const hasWritten = async () => {
    const claim = await createClaimAs(asha);
    numbers.push(claim.claimNumber);
    await assignTo(meera, claim.id, ravi);
    const raw = messageForm({ message: 'Please call.' });
    const { token } = asha;
    expect(
      (await call('POST', `${address}/api/claims/${claim.id}/messages`, { token, raw })).status,
    ).toBe(201);
    await delivered();
  };
  for (let round = 0; round < 4; round++) await hasWritten();
  expect(office.to(ravi.user.email)).toHaveLength(1);
  await later('15 minutes');
  await delivered();
  const texts = textsTo(ravi);
  expect(texts).toHaveLength(2);
  for (const number of numbers) expect(texts.join('\n')).toContain(number);
  expect(texts[1]).toContain('new notifications about your claims');
});

// Otherwise a stranger could put any name into a letter to any address.
it('a letter does not carry the name of a stranger who caused it', async () => {
  const stranger = await known();
  await portal.database.query(`UPDATE users SET first_name = 'Call 98 now' WHERE id = $1`, [
    stranger.user.id,
  ]);
  const { email } = registrationOf();
  const { password } = stranger;
  expect((await ask(stranger, 'POST', '/api/auth/email', { password, email })).status).toBe(200);
  const letter = await until(async () => office.to(email)[0]);
  expect(letter.text).toContain('confirm-email');
  expect(letter.text).not.toContain('Call 98 now');
});

// Otherwise one stolen sign-in could write to as many strangers as a file has rows, again and again.
it('one account can invite only as many people a day as the setting allows', async () => {
  const ravi = await known('ip_case_manager');
  const file = (count: number) =>
    csvOf(
      'form_d',
      creditors(count).map((row) => ({ ...row, email: registrationOf().email })),
    );
  const send = (count: number) => sendClaims(ravi, 'upload', file(count), {}, address);
  const refused = await send(4);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_invitations']);
  expect((await ask(ravi, 'GET', '/api/claims')).body.total).toBe(0);
  expect((await send(3)).status).toBe(201);
  expect((await send(1)).body.code).toBe('too_many_invitations');
  await portal.database.query(
    `UPDATE rate_counts SET window_start = window_start - interval '1 day' WHERE key LIKE 'invitation:%'`,
  );
  expect((await send(1)).status).toBe(201);
});

// Otherwise letters to other people would keep the owner out for as long as they take to send.
it('a reset link is sent before letters that are due to other people', async () => {
  const [asha, salim] = [await known(), await known()];
  const forget = ({ user }: TestPerson) =>
    call('POST', `${address}/api/auth/forgot-password`, { body: { email: user.email } });
  // The other instance would look at the queue again and find the urgent letter.
  await instances[1]?.stop();
  await portal.database.query(
    `WITH crowd AS (
       INSERT INTO users (email, first_name, last_name, role)
       SELECT 'crowd-' || n || '@example.in', 'Asha', 'Devi', 'claimant' FROM generate_series(1, 300) n RETURNING id)
     INSERT INTO mail_queue (user_id, kind, facts)
     SELECT id, 'account_notice', '{"what":"password_changed","at":"2026-01-01T00:00:00Z"}' FROM crowd`,
  );
  const at = ({ user }: TestPerson) => office.letters.findIndex(({ to }) => to === user.email);
  await until(async () => office.letters.length > 20 || undefined);
  let letGo = () => {};
  taken = new Promise((resolve) => {
    letGo = resolve;
  });
  await forget(salim);
  await forget(asha);
  letGo();
  await delivered();
  expect(office.letters).toHaveLength(302);
  for (const person of [salim, asha]) {
    expect(at(person)).toBeGreaterThan(0);
    expect(at(person)).toBeLessThan(200);
  }
});
