import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { someNumbers } from '@/tests/support/data/numbers';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  [asha, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_case_manager', address),
  ]);
});
afterAll(() => portal.remove());

interface Said {
  rule: string;
  message: string;
}

type Sent = PresentedClaim & { issues?: ({ path: string } & Said)[] };
type Values = Record<string, string>;

const send = (person: TestPerson, method: string, path: string, body: object) =>
  call<Sent>(method, `${address}/api/claims${path}`, { token: person.token, body });

let paper = 0;
/** A claim from paper with an amount that no other has. */
const paperOf = (values: Values) => ({
  ...claimBodyOf('form_d', {
    email: '',
    claimAmount: `${1000 + ++paper}`,
    ...someNumbers(),
    ...values,
  }),
  receivedOn: '2026-01-20',
  receivedBy: 'post',
  beforeCommencement: true,
});

/** What a door answers: what is wrong with a field, or the values that it stored. */
interface Answered {
  wrong: (Said & { field: string })[];
  stored: Record<string, unknown> | undefined;
}

function answered({ status, body, text }: { status: number; body: Sent; text: string }): Answered {
  if (status >= 300 && !body.issues) throw new Error(`refused for another reason: ${text}`);
  return {
    wrong: (body.issues ?? []).map(({ path, rule, message }) => ({
      field: path.replace(/^claimData\./, ''),
      rule,
      message,
    })),
    stored: status < 300 ? body.claimData : undefined,
  };
}

/** The doors through which values come into a claim. */
const doors: Record<string, (values: Values) => Promise<Answered>> = {
  'a new claim': async (values) =>
    answered(await send(asha, 'POST', '', claimBodyOf('form_d', values))),
  'an edit': async (values) => {
    const { id } = await createClaimAs(asha);
    return answered(await send(asha, 'PATCH', `/${id}`, { claimData: values }));
  },
  'a claim from paper': async (values) =>
    answered(await send(ravi, 'POST', '/entered', paperOf(values))),
  'the correction of one': async (values) => {
    const { body } = await send(ravi, 'POST', '/entered', paperOf({}));
    const correction = { reason: 'Read anew.', claimData: values };
    return answered(await send(ravi, 'PATCH', `/entered/${body.id}`, correction));
  },
  'a file': async (values) => {
    const person = await signUp('claimant', address);
    const { body } = await sendClaims(person, 'upload', csvOf('form_d', [values]), {}, address);
    const wrong = body.errors.map(({ field = '', rule, error }) => ({
      field,
      rule,
      message: error,
    }));
    if (wrong.length > 0) return { wrong, stored: undefined };
    const { token } = person;
    const { body: list } = await call<{ claims: { id: string }[] }>(
      'GET',
      `${address}/api/claims`,
      {
        token,
      },
    );
    const { body: claim } = await call<Sent>('GET', `${address}/api/claims/${list.claims[0]?.id}`, {
      token,
    });
    return { wrong, stored: claim.claimData };
  },
};

const everyDoor = Object.keys(doors);
const through = (door: string, values: Values) => {
  const open = doors[door];
  if (!open) throw new Error(`There is no door ${door}`);
  return open(values);
};

describe.each(everyDoor)('%s', (door) => {
  test.each([
    ['claimAmount', '5000.00 Cr', 'amountLedger', '“Cr”'],
    ['claimAmount', '5000 नामे', 'amountLedger', '“नामे”'],
    ['claimAmount', '$5000', 'amountCurrency', '“$”'],
    ['claimAmount', '(5,000)', 'amountMinus', '“( )”'],
    ['claimAmount', '5,000.00-', 'amountMinus', '“-”'],
    ['claimAmount', '5%', 'amountPercent', '“%”'],
    ['email', 'mailto:asha@example.com', 'emailSign', '“mailto:”'],
    ['email', 'asha,b@example.com', 'emailSign', '“,”'],
    ['email', 'asha..devi@example.com', 'emailSign', '“..”'],
    ['email', 'asha devi@example.com', 'emailBlank', 'blank'],
    ['email', 'आशा@example.com', 'emailLetters', '“आशा”'],
  ])('refuses for %s the value %s, and names what is wrong', async (field, value, rule, names) => {
    const { wrong, stored } = await through(door, { [field]: value });
    expect(stored).toBeUndefined();
    expect(wrong).toEqual([{ field, rule, message: expect.stringContaining(names) }]);
  });

  test('keeps names and addresses as they were meant', async () => {
    const email = registrationOf().email.replace('@example.in', '@उदाहरण.भारत');
    const values = { fullName: '\u200fRaju\u00a0Rao @ Rajesh–Kumar', email };
    const { wrong, stored } = await through(door, values);
    expect(wrong).toEqual([]);
    expect(stored).toMatchObject({
      fullName: 'Raju Rao @ Rajesh–Kumar',
      email: email.replace('उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c'),
    });
  });
});

/** What a registration with these changes is answered by. */
const register = (changes: Values) =>
  call<{ user: { firstName: string; email: string }; issues?: Said[]; message: string }>(
    'POST',
    `${address}/api/auth/register`,
    {
      body: { ...registrationOf(), ...changes },
      headers: { 'X-Forwarded-For': someAddress() },
    },
  );

test.each([
  [{ email: 'mailto:asha@example.com' }, 'email_sign', '“mailto:”'],
  [{ email: 'asha,b@example.com' }, 'email_sign', '“,”'],
  [{ email: 'asha..devi@example.com' }, 'email_sign', '“..”'],
  [{ email: 'आशा@example.com' }, 'email_letters', '“आशा”'],
  [{ firstName: 'Asha <b>' }, 'name_characters', '“<”'],
  [{ firstName: 'win@example.com' }, 'name_characters', '“@”'],
])('an account refuses %j, and names what is wrong', async (changes, rule, names) => {
  const { status, body } = await register(changes);
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ rule, message: expect.stringContaining(names) }]);
});

test('an address under another script is one address in either way of writing it', async () => {
  const registration = registrationOf();
  const email = registration.email.replace('@example.in', '@उदाहरण.भारत');
  const { status, body } = await register({ email, firstName: '\u200fRavi\u00a0“Bunty”' });
  expect([status, body.user?.firstName]).toEqual([201, 'Ravi “Bunty”']);
  const wired = email.replace('उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c');
  expect(body.user?.email).toBe(wired);
  expect((await register({ email: wired })).status).toBe(409);
});
