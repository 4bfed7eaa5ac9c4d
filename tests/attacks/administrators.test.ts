import type { PresentedNotification } from '@/lib/notifications/read';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  registrationOf,
  signUp,
  type TestPerson,
  type TestRole,
} from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type PostOffice, startedPortalWithMail } from '@/tests/support/portal/portal-with-mail';
import type { StartedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let office: PostOffice;
let address: string;
let [root, second, confederate]: TestPerson[] = [];

beforeAll(async () => {
  ({ office, portal } = await startedPortalWithMail({ IP_SECOND_FACTOR: 'offered' }));
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.database.query(`UPDATE users SET status = 'disabled' WHERE role <> 'claimant'`);
  root = await working('ip_admin');
  second = await working('ip_admin');
  confederate = await working('ip_case_manager');
});
afterAll(() => portal.remove());

type Body = Record<string, unknown> & { code: string; awaitsConfirmation: boolean };
const ask = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  call<Body>(method, `${address}${path}`, { token: person?.token, body });

async function working(role: Exclude<TestRole, 'claimant'>) {
  const person = await signUp(role, address);
  await portal.database.query(
    `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
    [person.user.id],
  );
  return person;
}

const change = (by: TestPerson | undefined, of: TestPerson | undefined, body: object) =>
  ask(by, 'PATCH', `/api/ip-professionals/${of?.user.id}`, { password: by?.password, ...body });

const standing = async (of: TestPerson | undefined) => {
  const { rows } = await portal.database.query(
    'SELECT role::text, status::text FROM users WHERE id = $1',
    [of?.user.id],
  );
  return rows[0];
};

const administrator = { role: 'ip_admin', status: 'active' };

describe('a single administrator', () => {
  // Otherwise both steps would succeed, and one person would hold the portal under two names.
  it('cannot make a confederate an administrator by first removing the other one', async () => {
    for (const removal of [{ role: 'ip_case_manager' }, { status: 'disabled' }]) {
      expect((await change(root, second, removal)).body.awaitsConfirmation).toBe(true);
      expect(await standing(second)).toEqual(administrator);
      expect((await change(root, confederate, { role: 'ip_admin' })).body.awaitsConfirmation).toBe(
        true,
      );
    }
    expect(await standing(confederate)).toMatchObject({ role: 'ip_case_manager' });
    expect((await ask(second, 'GET', '/api/claims')).status).toBe(200);
  });

  it('cannot reset the second factor of the other one', async () => {
    await portal.database.query(
      `INSERT INTO second_factors (user_id, sealed_secret, key_id, confirmed_at) VALUES ($1, '', 'none', now())`,
      [second?.user.id],
    );
    const { password } = root ?? {};
    const path = `/api/ip-professionals/${second?.user.id}/second-factor/reset`;
    expect((await ask(root, 'POST', path, { password })).body.awaitsConfirmation).toBe(true);
    const { rowCount } = await portal.database.query(
      'SELECT FROM second_factors WHERE user_id = $1',
      [second?.user.id],
    );
    expect(rowCount).toBe(1);
  });
});

describe('the removal of an administrator', () => {
  it('is announced to all administrators by mail, and any of them can refuse it', async () => {
    await change(root, second, { status: 'disabled' });
    for (const person of [root, second])
      await until(
        async () =>
          office
            .to(person?.user.email ?? '')
            .some(({ text }) => text.includes('It happens in 24 hours')) || undefined,
      );
    const listed = await ask(second, 'GET', `/api/ip-professionals?search=${second?.user.email}`);
    expect(listed.body).toMatchObject([
      { proposal: { kind: 'disable', by: { id: root?.user.id } } },
    ]);
    const path = `/api/ip-professionals/${second?.user.id}/proposal/refusal`;
    const { password } = second ?? {};
    await portal.database.query(
      `UPDATE administrator_proposals SET proposed_at = now() - interval '23 hours 50 minutes'`,
    );
    expect((await ask(second, 'POST', path, { password })).status).toBe(200);
    expect((await ask(second, 'POST', path, { password })).status).toBe(404);
    expect(await standing(second)).toEqual(administrator);
  });

  it('takes effect when a second administrator asks for the same', async () => {
    const third = await working('ip_admin');
    await change(root, second, { role: 'ip_case_manager' });
    const done = await change(third, second, { role: 'ip_case_manager' });
    expect(done.body).toMatchObject({ role: 'ip_case_manager', awaitsConfirmation: false });
  });

  it('waits anew where who asked first is no administrator any more', async () => {
    const [first, third] = await Promise.all([working('ip_admin'), working('ip_admin')]);
    await change(first, second, { role: 'ip_case_manager' });
    await portal.database.query(`UPDATE users SET role = 'ip_case_manager' WHERE id = $1`, [
      first.user.id,
    ]);
    const asked = await change(third, second, { role: 'ip_case_manager' });
    expect(asked.body.awaitsConfirmation).toBe(true);
    expect(await standing(second)).toEqual(administrator);
  });

  it('takes effect after 24 hours without a refusal, unless who proposed it lost that role or account meanwhile', async () => {
    const [third, young, last] = await Promise.all([
      working('ip_admin'),
      working('ip_admin'),
      working('ip_admin'),
    ]);
    await change(root, second, { role: 'ip_case_manager' });
    await change(second, third, { status: 'disabled' });
    await change(root, young, { status: 'disabled' });
    const [gone, spared] = await Promise.all([working('ip_admin'), working('ip_admin')]);
    await change(gone, spared, { status: 'disabled' });
    await portal.database.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [
      gone.user.id,
    ]);
    await portal.database.query(
      `UPDATE administrator_proposals
       SET proposed_at = now() - CASE WHEN user_id = $1 THEN interval '23 hours 50 minutes' ELSE interval '1 day' END`,
      [young.user.id],
    );
    await until(async () => (await standing(second))?.role === 'ip_case_manager' || undefined);
    await until(async () => {
      const { rowCount } = await portal.database.query(
        'SELECT FROM administrator_proposals WHERE user_id = ANY($1::uuid[])',
        [[third.user.id, spared.user.id]],
      );
      return rowCount === 0 || undefined;
    });
    expect(await standing(third)).toEqual(administrator);
    expect(await standing(spared)).toEqual(administrator);
    // The oldest comes first: what is done in a later round was due after all of this one.
    await change(root, last, { status: 'disabled' });
    await portal.database.query(
      `UPDATE administrator_proposals SET proposed_at = now() - interval '1 day' WHERE user_id = $1`,
      [last.user.id],
    );
    await until(async () => (await standing(last))?.status === 'disabled' || undefined);
    expect(await standing(young)).toEqual(administrator);
    const { rows } = await portal.database.query(
      `SELECT details FROM audit_entries WHERE details->>'change' = 'professional' AND details->>'userId' = $1`,
      [second?.user.id],
    );
    expect(rows).toMatchObject([{ details: { proposedBy: root?.user.id } }]);
  });

  it('takes effect at once when they step down themselves', async () => {
    const down = await change(second, second, { role: 'ip_case_manager' });
    expect(down.body.awaitsConfirmation).toBe(false);
    expect(await standing(second)).toMatchObject({ role: 'ip_case_manager' });
  });
});

const told = async (by: TestPerson | undefined) =>
  (
    await call<PresentedNotification[]>('GET', `${address}/api/notifications`, { token: by?.token })
  ).body.filter(({ type }) => type === 'alert');

const signIn = ({ user, password }: TestPerson) =>
  ask(undefined, 'POST', '/api/auth/login', { email: user.email, password });

// Otherwise nobody would hear of a thief's new device on the day of the owner's own.
test('administrators hear of each new device of an approved professional, and of no other', async () => {
  if (!confederate) return;
  await signIn(confederate);
  await signIn(confederate);
  await signIn(await signUp('ip_admin', address));
  const alerts = await told(root);
  expect(alerts.map(({ title, message }) => [title, message.includes('Ravi Menon')])).toEqual([
    ['Sign-in on a new device', true],
    ['Sign-in on a new device', true],
  ]);
});

// A name may still look like a link in a letter to administrators.
describe('letters', () => {
  const text = 'Visit evil-pay.com now';
  const bait = async () => {
    const body = { ...registrationOf(), firstName: text };
    const { body: made } = await call<TestPerson>('POST', `${address}/api/auth/register`, { body });
    return { ...made, password: body.password, portal: address };
  };
  const lettersTo = (person: TestPerson | undefined) => office.to(person?.user.email ?? '');

  it('to administrators do not contain the name of a claimant who writes or files many claims', async () => {
    const stranger = await bait();
    await portal.database.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
      stranger.user.id,
    ]);
    const claim = await createClaimAs(stranger);
    const withdrawn = { reason: text };
    const path = `/api/claims/${claim.id}/withdraw`;
    expect((await ask(stranger, 'POST', path, withdrawn)).status).toBe(200);
    for (let more = 0; more < 10; more++) await createClaimAs(stranger);
    for (const words of [claim.claimNumber, 'many claims'])
      await until(async () => {
        // Professionals get a letter in a quarter of an hour.
        await portal.database.query(
          `UPDATE mail_queue SET sent_at = sent_at - interval '1 hour', next_try_at = next_try_at - interval '1 hour'`,
        );
        return lettersTo(root).some((letter) => letter.text.includes(words)) || undefined;
      });
    for (const letter of lettersTo(root)) expect(letter.text).not.toContain('evil');
  });

  it('leave room for real names: people with a slash, a bracket or an apostrophe in theirs can register', async () => {
    for (const firstName of [
      'M/s Sharma',
      'S/o Ram',
      'c/o Ravi',
      'D’Souza (Jr.)',
      "O'Neil & Sons",
      'आशा देवी',
    ])
      expect(
        (await ask(undefined, 'POST', '/api/auth/register', { ...registrationOf(), firstName }))
          .status,
      ).toBe(201);
    for (const firstName of [
      'A:B',
      'a@b',
      '<b>',
      'A\nB',
      'A_B',
      'A;B',
      'Call +91',
      'Call + 91',
      '☎',
    ])
      expect(
        (await ask(undefined, 'POST', '/api/auth/register', { ...registrationOf(), firstName }))
          .status,
      ).toBe(400);
  });
});
