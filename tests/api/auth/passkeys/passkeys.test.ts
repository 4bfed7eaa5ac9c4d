import type { TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { codeNow } from '@/tests/support/http/second-factor';
import { Authenticator } from '@/tests/support/passkeys/authenticator';
import { at, type PortalWithPasskeys, portalWithPasskeys } from '@/tests/support/passkeys/passkeys';

let portal: PortalWithPasskeys;
let here: ReturnType<typeof at>;

beforeAll(async () => {
  portal = await portalWithPasskeys({ IP_SECOND_FACTOR: 'required' });
  here = at(portal);
});
afterAll(() => portal.remove());

interface Security {
  secondFactor: boolean;
  timeCodes: boolean;
  passkeysAt: string;
  recoveryCodesLeft: number;
  passkeys: { id: string; name: string; addedAt: string; lastUsedAt: string | null }[];
}

const securityOf = async ({ token }: Pick<TestPerson, 'token'>) =>
  (await call<Security>('GET', `${portal.address}/api/auth/security`, { token })).body;

const all = async <Row extends object>(text: string, values: unknown[]) =>
  (await portal.database.query<Row>(text, values)).rows;

const changesOf = async ({ user }: TestPerson) =>
  (
    await all<{ change: string }>(
      `SELECT details->>'change' AS change FROM audit_entries
       WHERE action = 'account_changed' AND details->>'userId' = $1 ORDER BY id`,
      [user.id],
    )
  ).map(({ change }) => change);

const lettersOf = async ({ user }: TestPerson) =>
  (
    await all<{ what: string }>(
      `SELECT facts->>'what' AS what FROM mail_queue WHERE user_id = $1 AND kind = 'account_notice' ORDER BY queued_at`,
      [user.id],
    )
  ).map(({ what }) => what);

describe('adding a passkey', () => {
  it('needs the password, asks the browser for a discoverable one, and gives recovery codes', async () => {
    const asha = await here.member();
    const wrong = await here.begin({ ...asha, password: 'Not-her-password' });
    expect(wrong.body.issues?.[0]).toMatchObject({ path: 'password', rule: 'wrong' });
    const { body } = await here.begin(asha);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Daava' },
      user: { name: asha.user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(body.pubKeyCredParams.map(({ alg }) => alg).sort()).toEqual([-257, -7, -8]);
    const device = new Authenticator(portal.origin);
    const made = await here.confirm(asha, device.make(body));
    expect([made.status, made.body.recoveryCodes.length]).toEqual([200, 10]);

    const security = await securityOf(asha);
    expect(security).toMatchObject({ secondFactor: true, timeCodes: false, recoveryCodesLeft: 10 });
    expect(security.passkeysAt).toBe(portal.origin);
    expect(security.passkeys).toEqual([
      { id: expect.any(String), name: 'Passkey', addedAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(await changesOf(asha)).toEqual(['passkey_added']);
    expect(await lettersOf(asha)).toContain('passkey_added');
  });

  it.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'accepts keys of the algorithm %s',
    async (algorithm) => {
      const asha = await here.member();
      const device = new Authenticator(portal.origin, algorithm);
      await here.withPasskey(asha, {}, device);
      expect((await here.browser().signIn(device)).status).toBe(200);
    },
  );

  it('for the second time needs the first one, names it, and gives no new recovery codes', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const without = await here.begin(asha);
    expect(without.body.issues?.[0]).toMatchObject({ path: 'code', rule: 'required' });
    const begun = await here.begin(asha, await here.proofBy(asha, device));
    expect(begun.body.excludeCredentials).toMatchObject([{ id: device.id }]);
    const second = await here.confirm(asha, new Authenticator(portal.origin).make(begun.body));
    expect(second.body.recoveryCodes).toEqual([]);
    expect((await securityOf(asha)).passkeys).toHaveLength(2);
  });

  it('is refused after ten', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const begun = await here.begin(asha, await here.proofBy(asha, device));
    await portal.database.query(
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, name)
       SELECT $1::uuid, sha256(convert_to($1::uuid::text || n, 'UTF8')), '', 0, 'Passkey' FROM generate_series(1, 9) n`,
      [asha.user.id],
    );
    const late = await here.confirm(asha, new Authenticator(portal.origin).make(begun.body));
    expect([late.status, late.body.code]).toEqual([409, 'too_many_passkeys']);
    const more = await here.begin(asha, await here.proofBy(asha, device));
    expect([more.status, more.body.code]).toEqual([409, 'too_many_passkeys']);
  });

  it('names it by browser and system, and lets its owner rename it', async () => {
    const asha = await here.member();
    const begun = await here.begin(asha);
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36';
    await here.post(
      '/passkeys/confirm',
      asha.token,
      new Authenticator(portal.origin).make(begun.body),
      {
        'User-Agent': agent,
      },
    );
    const [passkey] = (await securityOf(asha)).passkeys;
    expect(passkey?.name).toBe('Chrome, Android');
    const path = `${portal.address}/api/auth/passkeys/${passkey?.id}`;
    const rename = (name: string, { token }: TestPerson) =>
      call('PATCH', path, { token, body: { name } });
    expect((await rename(' Redmi in the shop ', asha)).status).toBe(200);
    expect((await securityOf(asha)).passkeys[0]?.name).toBe('Redmi in the shop');
    expect((await rename('', asha)).status).toBe(400);
    expect((await rename('x'.repeat(61), asha)).status).toBe(400);
    expect((await rename('Mine', await here.member())).status).toBe(404);
  });
});

describe('signing in with a passkey alone', () => {
  it('opens a session like a password, records it, and remembers the device', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const browser = here.browser();
    const { body: asked } = await browser.ask();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await browser.signIn(device);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { id: asha.user.id } });
    expect(answer.headers.getSetCookie().join()).toMatch(
      /next-auth\.session-token=.+daava\.device=/,
    );
    expect(
      (await call('GET', `${portal.address}/api/auth/me`, { token: answer.body.token })).status,
    ).toBe(200);
    const [entry] = await all(
      `SELECT details FROM audit_entries WHERE action = 'user_login' AND user_id = $1 ORDER BY id DESC`,
      [asha.user.id],
    );
    expect(entry).toEqual({ details: { passkey: 'alone' } });
    const devices = await all('SELECT FROM known_devices WHERE user_id = $1', [asha.user.id]);
    expect(devices).toHaveLength(2);
    expect((await securityOf(asha)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('accepts growing counters of devices that count', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    for (const counter of [1, 2, 7, 4_000_000_000]) {
      expect((await here.browser().signIn(device, { counter })).status).toBe(200);
    }
  });

  it('alerts administrators of a professional’s new device', async () => {
    const ravi = await here.member('ip_case_manager');
    const { device } = await here.withPasskey(ravi);
    expect((await here.browser().signIn(device)).status).toBe(200);
    const alerts = await all(
      "SELECT FROM alerts WHERE kind = 'new_device' AND cause LIKE $1 || '%'",
      [ravi.user.id],
    );
    expect(alerts).toHaveLength(1);
  });
});

describe('a passkey as the second step', () => {
  it('is asked for after the password, and accepted', async () => {
    const asha = await here.member();
    const { device } = await here.withPasskey(asha);
    const browser = here.browser();
    const asked = await browser.login(asha);
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_required']);
    expect(asked.body.params).toMatchObject({ timeCodes: 'no', challenge: expect.any(String) });
    const challenge = asked.body.params?.challenge ?? '';
    const answer = await browser.login(asha, { passkey: device.answer({ challenge }) });
    expect(answer.status).toBe(200);
    const [entry] = await all(
      `SELECT details FROM audit_entries WHERE action = 'user_login' AND user_id = $1 ORDER BY id DESC`,
      [asha.user.id],
    );
    expect(entry).toEqual({ details: { secondFactor: 'passkey' } });
  });

  it('can be replaced by a recovery code when the device is lost', async () => {
    const asha = await here.member();
    const { recoveryCodes } = await here.withPasskey(asha);
    const [code] = recoveryCodes;
    expect((await here.browser().login(asha, { code })).status).toBe(200);
    expect((await here.browser().login(asha, { code })).body.code).toBe('wrong_code');
  });

  it('works beside an authenticator app, which then brings no new recovery codes', async () => {
    const asha = await here.member();
    const { device, recoveryCodes } = await here.withPasskey(asha);
    const refused = await here.post('/second-factor', asha.token, { password: asha.password });
    expect(refused.body.issues?.[0]?.path).toBe('code');
    const begun = await here.post<{ secret: string }>(
      '/second-factor',
      asha.token,
      await here.proofBy(asha, device),
    );
    const on = await here.post<{ recoveryCodes: string[] }>('/second-factor/confirm', asha.token, {
      code: codeNow(begun.body.secret),
    });
    expect([on.status, on.body.recoveryCodes]).toEqual([200, []]);
    const asked = await here.browser().login(asha);
    expect(asked.body.params?.timeCodes).toBe('yes');
    const off = await here.post('/second-factor/off', asha.token, await here.proofBy(asha, device));
    expect(off.status).toBe(200);
    expect((await here.browser().login(asha, { code: recoveryCodes[0] })).status).toBe(200);
  });

  it('is enough for a professional who must have a second factor', async () => {
    const ravi = await here.member('ip_case_manager');
    const claims = () => call('GET', `${portal.address}/api/claims`, { token: ravi.token });
    expect((await claims()).body.code).toBe('second_factor_not_set_up');
    const { device } = await here.withPasskey(ravi);
    expect((await claims()).status).toBe(200);
    const [passkey] = (await securityOf(ravi)).passkeys;
    await here.post(
      `/passkeys/${passkey?.id}/remove`,
      ravi.token,
      await here.proofBy(ravi, device),
    );
    expect((await claims()).body.code).toBe('second_factor_not_set_up');
  });

  it('proves an administrator before they change a role', async () => {
    const meera = await here.member('ip_admin');
    const ravi = await here.member('ip_case_manager');
    const { device } = await here.withPasskey(meera);
    const change = (proof: object) =>
      call<{ issues?: { path: string }[] }>(
        'PATCH',
        `${portal.address}/api/ip-professionals/${ravi.user.id}`,
        {
          token: meera.token,
          body: { status: 'disabled', ...proof },
        },
      );
    expect((await change({ password: meera.password })).body.issues?.[0]?.path).toBe('code');
    expect((await change(await here.proofBy(meera, device))).status).toBe(200);
  });
});

describe('removing a passkey', () => {
  it('needs password and second step, and removes the recovery codes with the last one', async () => {
    const asha = await here.member();
    const { device, recoveryCodes } = await here.withPasskey(asha);
    const [passkey] = (await securityOf(asha)).passkeys;
    const remove = (proof: object, { token }: TestPerson = asha) =>
      here.post(`/passkeys/${passkey?.id}/remove`, token, proof);
    const { password } = asha;
    expect((await remove({ password })).body.issues?.[0]?.path).toBe('code');
    expect((await remove({ password, code: recoveryCodes[1] })).status).toBe(200);
    expect((await remove({ password })).status).toBe(404);
    expect(await securityOf(asha)).toMatchObject({
      secondFactor: false,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    expect((await here.browser().signIn(device)).body.code).toBe('wrong_passkey');
    expect((await here.browser().login(asha)).status).toBe(200);
    expect(await lettersOf(asha)).toContain('passkey_removed');
    expect(await changesOf(asha)).toEqual(['passkey_added', 'passkey_removed']);
  });

  it('happens in a reset by an administrator too, and ends every session', async () => {
    const meera = await here.member('ip_admin');
    const ravi = await here.member('ip_case_manager');
    const { device } = await here.withPasskey(meera);
    const { device: lost } = await here.withPasskey(ravi);
    const reset = await call(
      'POST',
      `${portal.address}/api/ip-professionals/${ravi.user.id}/second-factor/reset`,
      {
        token: meera.token,
        body: await here.proofBy(meera, device),
      },
    );
    expect(reset.status).toBe(200);
    expect((await here.browser().signIn(lost)).body.code).toBe('wrong_passkey');
    expect((await call('GET', `${portal.address}/api/auth/me`, { token: ravi.token })).status).toBe(
      401,
    );
    expect((await here.browser().login(ravi)).status).toBe(200);
  });
});
