import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { codeNow, withSecondFactor } from '@/tests/support/http/second-factor';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let address: string;

beforeAll(async () => {
  portal = await ownPortal({ IP_SECOND_FACTOR: 'required' });
  ({ address } = await portal.start());
});

afterAll(() => portal.remove());

const get = ({ token }: TestPerson, path: string) =>
  call<Record<string, unknown>>('GET', `${address}${path}`, { token });

const work = [
  '/api/claims',
  '/api/statistics/dashboard',
  '/api/ip-professionals',
  '/api/notifications',
];

const answersTo = (person: TestPerson) =>
  Promise.all(
    work.map(async (path) => {
      const { status, body } = await get(person, path);
      return [status, body.code];
    }),
  );

const neededOf = async (person: TestPerson) =>
  (await get(person, '/api/auth/security')).body.secondFactorNeeded;

test.each(['ip_admin', 'ip_case_manager'] as const)(
  '%s has no access before setting up two-step sign-in, nor after turning it off',
  async (role) => {
    const person = await signUp(role, address);
    const closed = work.map(() => [403, 'second_factor_not_set_up']);
    expect(await answersTo(person)).toEqual(closed);
    expect(await neededOf(person)).toBe(true);

    const { secret } = await withSecondFactor(person, portal.database);
    expect(await answersTo(person)).toEqual(work.map(() => [200, undefined]));
    expect(await neededOf(person)).toBe(false);

    const { token, password } = person;
    const body = { password, code: codeNow(secret) };
    const off = await call('POST', `${address}/api/auth/second-factor/off`, { token, body });
    expect(off.status).toBe(200);
    expect(await answersTo(person)).toEqual(closed);
  },
);

test('a professional without two-step sign-in gets no live updates', async () => {
  const ravi = await signUp('ip_case_manager', address);
  const heard = await get(ravi, '/api/events');
  expect([heard.status, heard.body.code]).toEqual([403, 'second_factor_not_set_up']);
});

test('a claimant has access without two-step sign-in', async () => {
  const asha = await signUp('claimant', address);
  expect(await neededOf(asha)).toBe(false);
  expect((await get(asha, '/api/claims')).status).toBe(200);
});
