import { freePort } from '@/scripts/lib/port.mjs';
import { signUp, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { Authenticator, type Deviation } from './authenticator';

/** A test's own portal that people open at `origin`, by a host name, where passkeys work. */
export async function portalWithPasskeys(settings: Record<string, string> = {}) {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const portal = await ownPortal({ APP_URL: origin, ...settings });
  const { address } = await portal.start(port);
  return { ...portal, origin, address, port };
}

export type PortalWithPasskeys = Awaited<ReturnType<typeof portalWithPasskeys>>;

export interface Refused {
  code?: string;
  issues?: { path: string; rule: string }[];
  params?: Record<string, string>;
}

interface Begun extends Refused {
  challenge: string;
  user: { id: string; name: string };
  rp: { id: string };
  excludeCredentials: { id: string }[];
  authenticatorSelection: Record<string, unknown>;
  pubKeyCredParams: { alg: number }[];
}

/** A person's way through the passkeys of a portal. */
export const at = ({ address, origin, database }: PortalWithPasskeys) => {
  const post = <T>(path: string, token?: string, body?: unknown, headers = {}) =>
    call<T & Refused>('POST', `${address}/api/auth${path}`, {
      ...(token ? { token } : {}),
      body,
      headers,
    });

  /** A new person whose address is proven, and who may work where they are a professional. */
  async function member(role: TestRole = 'claimant') {
    const person = await signUp(role, address);
    await database.query(
      `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
      [person.user.id],
    );
    return person;
  }

  const begin = ({ token, password }: TestPerson, proof: object = {}) =>
    post<Begun>('/passkeys', token, { password, ...proof });

  const confirm = ({ token }: TestPerson, made: unknown) =>
    post<{ recoveryCodes: string[] }>('/passkeys/confirm', token, made);

  /** Adds a passkey and gives its device. */
  async function withPasskey(
    person: TestPerson,
    proof: object = {},
    device = new Authenticator(origin),
  ) {
    const begun = await begin(person, proof);
    const answer = await confirm(person, device.make(begun.body));
    if (answer.status !== 200) throw new Error(`Could not add: ${begun.text} ${answer.text}`);
    return { device, recoveryCodes: answer.body.recoveryCodes };
  }

  /** A browser: it keeps the cookie by which it is known. */
  function browser() {
    const from = someAddress();
    let cookie = '';
    const headers = () => ({ 'X-Forwarded-For': from, ...(cookie ? { Cookie: cookie } : {}) });
    const keep = <T extends { headers: Headers }>(answer: T) => {
      const given = answer.headers
        .getSetCookie()
        .find((value) => value.startsWith('daava.device='));
      cookie = given?.split(';')[0] ?? cookie;
      return answer;
    };
    const ask = async () =>
      keep(
        await post<{ challenge: string; rpId: string }>(
          '/passkeys/sign-in/challenge',
          undefined,
          {},
          headers(),
        ),
      );
    const send = async (passkey: unknown) =>
      keep(await post<{ token: string }>('/passkeys/sign-in', undefined, { passkey }, headers()));
    return {
      from,
      ask,
      send,
      /** Signs in by a passkey alone. */
      signIn: async (device: Authenticator, other: Deviation = {}) =>
        send(device.answer((await ask()).body, other)),
      /** Signs in by the password, and whatever is given besides. */
      login: async ({ user, password }: TestPerson, second: object = {}) =>
        keep(
          await post<{ token: string }>(
            '/login',
            undefined,
            { email: user.email, password, ...second },
            headers(),
          ),
        ),
    };
  }

  /** Proves who a signed-in person is by their password and passkey. */
  async function proofBy(person: TestPerson, device: Authenticator, other: Deviation = {}) {
    const { body } = await post<{ challenge: string }>('/passkeys/proof', person.token, {});
    return { password: person.password, passkey: device.answer(body, other) };
  }

  return { post, member, begin, confirm, withPasskey, browser, proofBy };
};
