import { createHash, randomUUID } from 'node:crypto';
import { signInFromAddress } from '@/lib/access/limits';
import { challengeUntil } from '@/lib/identity/authentication/challenge';
import { hashOfToken } from '@/lib/notifications/mail/link-token';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { codeNow } from '@/tests/support/http/second-factor';
import { Authenticator, type Deviation } from '@/tests/support/passkeys/authenticator';
import { at, type PortalWithPasskeys, portalWithPasskeys } from '@/tests/support/passkeys/passkeys';
import { runTool } from '@/tests/support/portal/tool';

let portal: PortalWithPasskeys;
let here: ReturnType<typeof at>;

beforeAll(async () => {
  portal = await portalWithPasskeys({ PORTAL_MODE: 'production', IP_SECOND_FACTOR: 'offered' });
  here = at(portal);
});
afterAll(() => portal.remove());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const refused = [401, 'wrong_passkey'];
const passkeysOf = async ({ user }: TestPerson) =>
  (await portal.database.query('SELECT id FROM passkeys WHERE user_id = $1', [user.id])).rows;

describe('a passkey’s answer that was not made here for this sign-in', () => {
  let asha: TestPerson;
  let device: Authenticator;
  beforeAll(async () => {
    asha = await here.member();
    ({ device } = await here.withPasskey(asha));
  });

  // Otherwise another site, or a program in between, could sign in with an answer it was given.
  it.each<[string, Deviation]>([
    ['was given to another page', { origin: 'https://daava.example.net' }],
    ['was given to the same host over another protocol', { origin: 'https://localhost' }],
    ['was made for another host', { rpId: 'daava.example.net' }],
    ['was given without unlocking the device', { verified: false }],
    ['is marked as the making of a passkey', { type: 'webauthn.create' }],
    [
      'answers a challenge that was never given',
      { challenge: Buffer.alloc(54, 7).toString('base64url') },
    ],
    ['names another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['names an unknown passkey', { id: Buffer.alloc(32, 7).toString('base64url') }],
  ])('is refused when it %s', async (_what, other) => {
    expect(codeOf(await here.browser().signIn(device, other))).toEqual(refused);
    expect((await here.browser().signIn(device)).status).toBe(200);
  });

  // Otherwise anybody who read one answer, in a log or in transit, would get a session.
  it('signs in only once, even when it is sent twenty times at once', async () => {
    const browser = here.browser();
    const answer = device.answer((await browser.ask()).body);
    const burst = await Promise.all(Array.from({ length: 20 }, () => browser.send(answer)));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(1);
    // After the one success, nineteen failures exceed the limit.
    await portal.database.query('DELETE FROM rate_counts');
    expect(codeOf(await browser.send(answer))).toEqual(refused);
  });

  it('is refused from a browser other than the one that asked', async () => {
    const answer = device.answer((await here.browser().ask()).body);
    const other = here.browser();
    expect(codeOf(await other.send(answer))).toEqual(refused);
    await other.ask();
    expect(codeOf(await other.send(answer))).toEqual(refused);
  });

  it('is refused after five minutes', async () => {
    const browser = here.browser();
    const { headers } = await browser.ask();
    const value = /daava\.device=([\w-]+)/.exec(headers.getSetCookie().join())?.[1];
    const until = (seconds: number) =>
      device.answer({
        challenge: Buffer.from(
          challengeUntil(
            { purpose: 'sign-in', of: [value] },
            new Date(Date.now() + seconds * 1000),
          ),
        ).toString('base64url'),
      });
    expect(codeOf(await browser.send(until(-1)))).toEqual(refused);
    expect((await browser.send(until(60))).status).toBe(200);
  });

  // Otherwise a copy of the device could sign in beside it.
  it('is refused when its counter is not above the last one', async () => {
    const counting = await here.member();
    const { device: counter } = await here.withPasskey(counting);
    const withCount = (count: number) => here.browser().signIn(counter, { counter: count });
    expect((await withCount(5)).status).toBe(200);
    for (const count of [5, 4, 0]) expect(codeOf(await withCount(count))).toEqual(refused);
    expect((await withCount(6)).status).toBe(200);
  });

  it('is refused with a changed signature, and answered 400 when it is malformed', async () => {
    const browser = here.browser();
    const answer = device.answer((await browser.ask()).body);
    const { signature } = answer.response;
    const changed = signature.slice(0, -3) + (signature.endsWith('AAA') ? 'BBB' : 'AAA');
    const with_ = (response: object) => ({
      ...answer,
      response: { ...answer.response, ...response },
    });
    expect(codeOf(await browser.send(with_({ signature: changed })))).toEqual(refused);
    for (const broken of [
      null,
      {},
      'x',
      { ...answer, response: {} },
      { ...answer, id: 'x'.repeat(5000) },
      with_({ clientDataJSON: 'a'.repeat(5000) }),
      with_({ signature: '<>' }),
    ])
      expect((await browser.send(broken)).status).toBe(400);
    for (const odd of [
      with_({ clientDataJSON: 'AAAA' }),
      with_({ authenticatorData: 'AAAA' }),
      with_({ clientDataJSON: Buffer.from('{"challenge":[1]}').toString('base64url') }),
    ])
      expect(codeOf(await browser.send(odd))).toEqual(refused);
  });
});

describe('a passkey in place of a code', () => {
  // Otherwise a thief of a password could use their own passkey as its second step.
  it('must be the account’s own, and answer a challenge made for that account', async () => {
    const [asha, ravi] = [await here.member(), await here.member()];
    const { device } = await here.withPasskey(asha);
    const { device: others } = await here.withPasskey(ravi);
    const browser = here.browser();
    const challengeTo = async (person: TestPerson) => ({
      challenge: (await browser.login(person)).body.params?.challenge ?? '',
    });
    const { body: toAnybody } = await browser.ask();
    const toAsha = await challengeTo(asha);
    const toRavi = await challengeTo(ravi);
    for (const passkey of [
      others.answer(toAsha),
      others.answer(toAsha, { userHandle: device.userHandle }),
      others.answer(toAsha, { id: device.id }),
      device.answer(toRavi),
      device.answer(toAnybody),
    ])
      expect(codeOf(await browser.login(asha, { passkey }))).toEqual(refused);
    const right = device.answer(toAsha);
    const wrongPassword = { ...asha, password: 'Not-her-password' };
    expect(codeOf(await browser.login(wrongPassword, { passkey: right }))).toEqual([
      401,
      'wrong_credentials',
    ]);
    expect((await browser.login(asha, { passkey: right })).status).toBe(200);
    expect(codeOf(await browser.login(asha, { passkey: right }))).toEqual(refused);
  });

  it('cannot sign in alone with an answer given as a proof or as a second step', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const browser = here.browser();
    const challenge = (await browser.login(asha)).body.params?.challenge ?? '';
    // A browser that was never asked would be refused whatever it answered.
    await browser.ask();
    expect(codeOf(await browser.send(device.answer({ challenge })))).toEqual(refused);
    const { passkey } = await here.proofBy(asha, device);
    expect(codeOf(await browser.send(passkey))).toEqual(refused);
  });

  it('proves its person only in the session that asked, and only once', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const { body } = await here.browser().signIn(device);
    const elsewhere = { ...asha, token: body.token };
    const proof = await here.proofBy(asha, device);
    const renew = (person: TestPerson) =>
      here.post('/second-factor/recovery-codes', person.token, proof);
    const issue = [{ path: 'passkey', rule: 'wrong_passkey' }];
    expect((await renew(elsewhere)).body.issues).toMatchObject(issue);
    expect((await renew(asha)).status).toBe(200);
    expect((await renew(asha)).body.issues).toMatchObject(issue);
  });

  // Otherwise a secret that somebody began on the open device, and never confirmed, would give valid codes.
  it('cannot be replaced by an authenticator app that was never confirmed', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const { body } = await here.post<{ secret: string }>(
      '/second-factor',
      asha.token,
      await here.proofBy(asha, device),
    );
    const login = await here.browser().login(asha, { code: codeNow(body.secret) });
    expect(codeOf(login)).toEqual([401, 'wrong_code']);
  });
});

describe('adding a passkey', () => {
  // Otherwise anybody at an unlocked device would get a way in for good.
  it('takes only an answer to what this session began with its password, and only once', async () => {
    const asha = await here.member();
    const begun = await here.begin(asha);
    const device = new Authenticator(portal.origin);
    const made = device.make(begun.body);
    const mallory = await here.member();
    const issue = [{ path: 'passkey', rule: 'wrong_passkey' }];
    const other = await here.browser().login(asha);
    for (const person of [mallory, { ...asha, token: other.body.token }])
      expect((await here.confirm(person, made)).body.issues).toMatchObject(issue);
    for (const deviation of [
      { origin: 'https://daava.example.net' },
      { rpId: 'daava.example.net' },
      { verified: false },
      { type: 'webauthn.get' },
    ])
      expect((await here.confirm(asha, device.make(begun.body, deviation))).status).toBe(400);
    const asked = (await here.browser().ask()).body;
    expect((await here.confirm(asha, device.make({ ...begun.body, ...asked }))).status).toBe(400);
    expect((await here.confirm(asha, made)).status).toBe(200);
    expect((await here.confirm(asha, made)).body.issues).toMatchObject(issue);
    expect(await passkeysOf(asha)).toHaveLength(1);
  });

  it('fails when the password was changed meanwhile', async () => {
    const asha = await here.member();
    const begun = await here.begin(asha);
    const newPassword = `New-${randomUUID()}`;
    const { password } = asha;
    expect((await here.post('/password', asha.token, { password, newPassword })).status).toBe(200);
    const late = await here.confirm(asha, new Authenticator(portal.origin).make(begun.body));
    expect(late.status).toBe(400);
  });

  // Otherwise one person's sign-in could open another's account, or take over their passkey.
  it('refuses a passkey that another account has', async () => {
    const [asha, mallory] = [await here.member(), await here.member()];
    const { device } = await here.withPasskey(asha);
    const begun = await here.begin(mallory);
    const copy = new Authenticator(portal.origin).make(begun.body, { id: device.id });
    expect(codeOf(await here.confirm(mallory, copy))).toEqual([409, 'passkey_exists']);
    const signedIn = await here.browser().signIn(device);
    expect(signedIn.body).toMatchObject({ user: { id: asha.user.id } });
  });

  // Otherwise the first to register an address would keep a way into its owner's account.
  it('needs a proven address, and the first proof removes passkeys from before it', async () => {
    const stranger = await signUp('claimant', portal.address);
    expect(codeOf(await here.begin(stranger))).toEqual([403, 'address_not_proven']);

    const before = await here.member();
    const { device } = await here.withPasskey(before);
    await portal.database.query('UPDATE users SET email_proven_at = NULL WHERE id = $1', [
      before.user.id,
    ]);
    const token = randomUUID();
    await portal.database.query(
      `INSERT INTO password_resets (user_id, token_hash, expires_at) VALUES ($1, $2, now() + interval '1 minute')`,
      [before.user.id, hashOfToken(token)],
    );
    const password = `New-${randomUUID()}`;
    const reset = await here.post('/reset-password', undefined, { token, newPassword: password });
    expect(reset.status).toBe(200);
    expect(codeOf(await here.browser().signIn(device))).toEqual(refused);
    expect((await here.browser().login({ ...before, password })).status).toBe(200);
  });
});

describe('an account that may not sign in by a password', () => {
  it('cannot sign in by a passkey, and learns the reason only with a valid one', async () => {
    const ravi = await here.member('ip_case_manager');
    const { device } = await here.withPasskey(ravi);
    for (const status of ['disabled', 'declined']) {
      await portal.database.query('UPDATE users SET status = $2 WHERE id = $1', [
        ravi.user.id,
        status,
      ]);
      expect(codeOf(await here.browser().signIn(device))).toEqual([403, 'account_closed']);
      expect(codeOf(await here.browser().signIn(device, { verified: false }))).toEqual(refused);
    }
    await portal.database.query("UPDATE users SET status = 'pending' WHERE id = $1", [
      ravi.user.id,
    ]);
    const { body } = await here.browser().signIn(device);
    const list = await call('GET', `${portal.address}/api/claims`, { token: body.token });
    expect([list.status, list.body.code]).toEqual([403, 'awaiting_verification']);
  });

  it('is stopped after ten wrong answers from one network', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const browser = here.browser();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await browser.signIn(device, { verified: false })).status).toBe(401);
    expect((await browser.signIn(device)).status).toBe(429);
    expect((await here.browser().signIn(device)).status).toBe(200);
  });

  it('has no passkey after `npm run second-factor:reset`', async () => {
    const meera = await here.member('ip_admin');
    const { device, recoveryCodes } = await here.withPasskey(meera);
    const reset = await runTool('second-factor-reset', [meera.user.email], portal.environment);
    expect(reset.code).toBe(0);
    expect(codeOf(await here.browser().signIn(device))).toEqual(refused);
    expect(await passkeysOf(meera)).toEqual([]);
    const { rows } = await portal.database.query('SELECT FROM recovery_codes WHERE user_id = $1', [
      meera.user.id,
    ]);
    expect([recoveryCodes.length, rows.length]).toEqual([10, 0]);
  });
});

test('nobody can rename or remove another person’s passkey', async () => {
  const [asha, mallory] = [await here.member(), await here.member()];
  await here.withPasskey(asha);
  const [passkey] = await passkeysOf(asha);
  const path = `${portal.address}/api/auth/passkeys/${passkey?.id}`;
  const rename = await call('PATCH', path, { token: mallory.token, body: { name: 'Mine' } });
  const { password } = mallory;
  const remove = await call('POST', `${path}/remove`, { token: mallory.token, body: { password } });
  expect([rename.status, remove.status]).toEqual([404, 404]);
  expect(await passkeysOf(asha)).toHaveLength(1);
});

// Otherwise two hundred failures from one mobile network, or as many made-up passkeys, would shut out everybody in it.
test('failed sign-ins from a shared network do not shut out a passkey on a device that signed in before', async () => {
  const asha = await here.member();
  const { device } = await here.withPasskey(asha);
  const [known, unknown] = [here.browser(), here.browser()];
  expect((await known.signIn(device)).status).toBe(200);
  for (const browser of [known, unknown])
    await portal.database.query(
      `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)
       ON CONFLICT (key) DO UPDATE SET window_start = now(), count = $2`,
      [
        `${signInFromAddress.name}:${createHash('sha256').update(browser.from).digest('base64url')}`,
        signInFromAddress.limit,
      ],
    );
  const madeUp = { id: Buffer.alloc(32, 9).toString('base64url') };
  expect((await known.signIn(device, madeUp)).status).toBe(429);
  expect((await unknown.signIn(device)).status).toBe(429);
  expect((await known.signIn(device)).status).toBe(200);
});
