import { createHash, randomUUID } from 'node:crypto';
import * as limits from '@/lib/access/limits';
import { english } from '@/lib/format/english-sentences';
import { networkOf } from '@/lib/platform/network';
import { type ActorRatePolicy, accountFrom, type RatePolicy } from '@/lib/platform/rate-limit';
import { formOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { bulkForm, creditors, csvOf } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type Answer, call, someAddress } from '@/tests/support/http/api';
import type { Instance } from '@/tests/support/portal/own-portal';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '../support/until';

let portal: StartedPortal;
let instances: Pick<Instance, 'address'>[];
let asha: TestPerson;
let bela: TestPerson;
let meera: TestPerson;
let other: TestPerson;
let claimId: string;

beforeAll(async () => {
  portal = await startedPortal();
  instances = [portal, await portal.start()];
  const home = instances[0]?.address;
  [asha, bela, meera, other] = await Promise.all([
    signUp('claimant', home),
    signUp('claimant', home),
    signUp('ip_admin', home),
    signUp('ip_admin', home),
  ]);
  claimId = (await createClaimAs(asha)).id;
});

afterAll(() => portal.remove());

const sentenceOf = ({ refusal }: RatePolicy) =>
  english.ofCode(refusal?.code ?? '', refusal?.params);

/** Uses up a limit, as if so many attempts had just been made. */
const useUp = ({ name, limit }: RatePolicy, subject: string) =>
  portal.database.query(
    `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)
     ON CONFLICT (key) DO UPDATE SET window_start = now(), count = $2`,
    [`${name}:${createHash('sha256').update(networkOf(subject)).digest('base64url')}`, limit],
  );

interface Try {
  address: string;
  person?: TestPerson;
  from: string;
}
type Doing = (now: Try) => Promise<Answer<{ code: string; message: string }>>;

const doing =
  (method: string, path: string | (() => string), content: () => object = () => ({})): Doing =>
  ({ address, person, from }) =>
    call(method, `${address}${typeof path === 'string' ? path : path()}`, {
      token: person?.token,
      headers: { 'X-Forwarded-For': from },
      ...content(),
    });

const message = () => `/api/claims/${claimId}/messages`;
function text() {
  const raw = new FormData();
  raw.append('message', 'Hello');
  return { raw };
}
const claimsFile = () => ({
  raw: bulkForm(csvOf('form_d', creditors(1)), 'claims.csv', {
    before: { creditorType: 'form_d' },
  }),
});
const openStream = doing('GET', '/api/events');
const acts: [string, ActorRatePolicy, Doing, 'claimant'?][] = [
  [
    'claims filed',
    limits.filings,
    doing('POST', '/api/claims', () => ({ body: claimBodyOf('form_d') })),
    'claimant',
  ],
  [
    'changes of claims',
    limits.edits,
    doing(
      'PATCH',
      () => `/api/claims/${randomUUID()}`,
      () => ({ body: { claimData: {} } }),
    ),
    'claimant',
  ],
  [
    'drafts',
    limits.draftSaves,
    doing('PUT', '/api/drafts/form_d', () => ({
      body: { values: {}, documents: [], revision: 0 },
    })),
    'claimant',
  ],
  [
    'uploads',
    limits.uploads,
    doing('POST', '/api/documents/upload', () => ({ raw: formOf(pdf(), 'a.pdf') })),
  ],
  [
    'changes of a document’s kind',
    limits.uploads,
    doing(
      'PUT',
      () => `/api/documents/${randomUUID()}/purpose`,
      () => ({ body: { purpose: null } }),
    ),
    'claimant',
  ],
  ['messages', limits.messages, doing('POST', message, text)],
  [
    'bulk changes',
    limits.bulkChanges,
    doing('PATCH', '/api/claims/bulk/status', () => ({
      body: { claimIds: [randomUUID()], status: 'approved' },
    })),
  ],
  [
    'bulk assignments',
    limits.bulkChanges,
    doing('PATCH', '/api/claims/bulk/assign', () => ({
      body: { claimIds: [randomUUID()], assigneeId: null },
    })),
  ],
  [
    'papers asked for',
    limits.paperRequests,
    doing(
      'POST',
      () => `/api/claims/${claimId}/papers`,
      () => ({ body: { kind: 'acknowledgement', language: 'en' } }),
    ),
  ],
  [
    'transfers',
    limits.transfers,
    doing(
      'POST',
      () => `/api/transfers/${randomUUID()}/answer`,
      () => ({ body: { agreed: false, paperId: randomUUID() } }),
    ),
  ],
  ['files of claims', limits.imports, doing('POST', '/api/claims/bulk/check', claimsFile)],
  [
    'exports',
    limits.reports,
    doing('POST', '/api/reports/export', () => ({ body: { format: 'csv' } })),
  ],
  [
    'figures of a period',
    limits.periodFigures,
    doing('GET', '/api/figures?from=2026-09-01&to=2026-09-30'),
  ],
  ['streams', limits.streams, openStream],
];

describe.each(acts)('%s', (_name, { person, address }, act, by) => {
  const one = () => (by ? asha : meera);
  const another = () => (by ? bela : other);

  test('by one person are limited over all instances, and other people are not', async () => {
    const from = someAddress();
    await useUp(person, one().user.id);
    for (const instance of instances) {
      const refused = await act({ address: instance.address, person: one(), from });
      expect([refused.status, refused.body.code]).toEqual([429, person.refusal?.code]);
      expect(refused.body.message).toBe(sentenceOf(person));
      const wait = Number(refused.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(person.seconds);
    }
    // An open stream does not end.
    if (act !== openStream) {
      const { status } = await act({
        address: instances[1]?.address ?? '',
        person: another(),
        from,
      });
      expect([200, 201, 404]).toContain(status);
    }
  });

  test('from one network do not limit a person with a proven address', async () => {
    const from = someAddress();
    await useUp(address, from);
    if (act !== openStream) {
      const { status } = await act({
        address: instances[1]?.address ?? '',
        person: another(),
        from,
      });
      expect([200, 201, 404]).toContain(status);
    }
    expect(address.limit).toBeGreaterThanOrEqual(10 * person.limit);
  });
});

const signIn = () => ({ body: { email: 'nobody@example.in', password: 'not the one' } });
const gates: [string, RatePolicy, Doing][] = [
  [
    'check codes',
    limits.checksFromAddress,
    doing('GET', '/api/papers/check/ABCD-EFGH-JKMN-PQRS-TVWX'),
  ],
  [
    'claims looked for in the published list',
    limits.listLookUpsFromAddress,
    doing('POST', '/api/public/creditor-lists/look-ups', () => ({
      body: { claimNumber: 'CLM-2026-999999' },
    })),
  ],
  [
    'codes for claims in the published list',
    limits.listCodesFromAddress,
    doing('POST', '/api/public/creditor-lists/look-ups/answer', () => ({
      body: { lookUp: 'x', code: '00000000' },
    })),
  ],
  ['sign-ins', limits.signInFromAddress, doing('POST', '/api/auth/login', signIn)],
];

test.each(gates)(
  '%s from one network are limited over all instances',
  async (_name, policy, act) => {
    const from = someAddress();
    await useUp(policy, from);
    for (const { address } of instances) {
      const refused = await act({ address, from });
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    }
    expect(
      (await act({ address: instances[0]?.address ?? '', from: someAddress() })).status,
    ).not.toBe(429);
  },
);

describe('a request to reset a password', () => {
  const ask = (
    email: string,
    { address } = instances[0] as Pick<Instance, 'address'>,
    from = someAddress(),
  ) => doing('POST', '/api/auth/forgot-password', () => ({ body: { email } }))({ address, from });
  const lettersFor = async ({ user }: TestPerson) =>
    (
      await portal.database.query(
        `SELECT FROM mail_queue WHERE user_id = $1 AND kind = 'password_reset'`,
        [user.id],
      )
    ).rowCount;

  test('beyond the account’s limit is answered like any other and sends nothing', async () => {
    const from = someAddress();
    await useUp(limits.resetOfAccount, accountFrom(asha.user.email, from));
    for (const instance of instances) {
      const [none, sent] = [await ask(asha.user.email, instance, from), await ask(bela.user.email)];
      expect([none.status, none.text]).toEqual([200, sent.text]);
    }
    await useUp(limits.resetOfAccountAnywhere, asha.user.email);
    expect((await ask(asha.user.email)).status).toBe(200);
    await until(async () => ((await lettersFor(bela)) ?? 0) > 0 || undefined);
    expect(await lettersFor(asha)).toBe(0);
  });

  // The time of the work, which is held up here, would reveal who has an account (Directus CVE-2026-26185).
  test('is answered before anything is looked up, whether the account exists or not', async () => {
    const person = await signUp('claimant', instances[0]?.address);
    const holder = await portal.database.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE mail_queue, users IN ACCESS EXCLUSIVE MODE');
    try {
      for (const email of [person.user.email, `${randomUUID()}@example.in`]) {
        // A call that waited for the locked tables would be answered 503 and repeated.
        expect((await ask(email)).status).toBe(200);
      }
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    await until(async () => (await lettersFor(person)) === 1 || undefined);
  });
});

test('a network beyond its limit does not use up an account’s attempts', async () => {
  const [{ address = '' } = {}] = instances;
  const { email } = (await signUp('claimant', address)).user;
  const act = doing('POST', '/api/auth/login', () => ({ body: { email, password: 'not hers' } }));
  const from = someAddress();
  await useUp(limits.signInFromAddress, from);
  for (let tries = 0; tries < 12; tries += 1) {
    expect((await act({ address, from })).status).toBe(429);
  }
  expect((await act({ address, from: someAddress() })).status).toBe(401);
});

test('addresses of one IPv6 network share one limit', async () => {
  await useUp(limits.signInFromAddress, '2001:db8:7:1::/64');
  const act = doing('POST', '/api/auth/login', signIn);
  const address = instances[0]?.address ?? '';
  const statuses = await Promise.all(
    ['2001:db8:7:1:aaaa::1', '[2001:DB8:7:1::2]:4711', '2001:db8:7:2::1'].map(
      async (from) => (await act({ address, from })).status,
    ),
  );
  expect(statuses).toEqual([429, 429, 401]);
});
