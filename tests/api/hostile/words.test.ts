import { send } from '@/tests/api/documents/documents-support';
import { messagesOf, say } from '@/tests/api/messages/messages-support';
import { claimAs, edit, withdraw } from '@/tests/support/data/changing';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { type Answer, call } from '@/tests/support/http/api';
import { injections, refusedTexts, telling, watch } from './scene';

let asha: TestPerson;
let salim: TestPerson;
let meera: TestPerson;
let kavita: TestPerson;
/** Writes into its own claim what no other test may find there. */
let author: TestPerson;
let claimId: string;
let asItWas: () => Promise<void>;

beforeAll(async () => {
  [asha, salim, meera, kavita, author] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
    signUp(),
  ]);
  await createClaimAs(asha);
  claimId = (await createClaimAs(author)).id;
  asItWas = await watch(asha);
});
afterAll(async () => {
  await asItWas();
  await database.end();
});

interface Listed {
  total: number;
  claims: { claimNumber: string }[];
}

interface Draft {
  revision?: number;
  values: Record<string, unknown>;
}

const searches = [
  "' OR '1'='1",
  "'; DROP TABLE claims; --",
  "\\'; SELECT pg_sleep(5); --",
  '%',
  '_',
  '\\',
  '%%%%%%%%%%%%',
  '$1',
  '*:*',
  '(((((',
  '[a-z]*',
  '{"$ne": null}',
  '<script>alert(1)</script>',
  '\uffff\ufffe',
  'a'.repeat(5_000),
];

test.each(searches)('a search of claims for %j searches for this text only', async (search) => {
  const query = new URLSearchParams({ search });
  const answer = await call<Listed>('GET', `/api/claims?${query}`, { token: salim.token });
  // A search that is too long is refused; every other one finds nothing.
  expect([answer.status, answer.body.total ?? 0]).toEqual([search.length > 1_000 ? 400 : 200, 0]);
  expect(answer.text).not.toMatch(telling);
});

// No claim is assigned to this case manager.
test.each(searches)(
  'a search in an export and among professionals for %j searches for this text only',
  async (search) => {
    const { token } = kavita;
    const exported = (format: string) =>
      call<{ issues?: { rule: string }[] }>('POST', '/api/reports/export', {
        token,
        body: { format, filters: { search } },
      });
    const [csv, xlsx, professionals] = await Promise.all([
      exported('csv'),
      exported('xlsx'),
      call('GET', `/api/ip-professionals?${new URLSearchParams({ search })}`, { token }),
    ]);
    const tooLong = search.length > 1_000;
    for (const { status, body, text } of [csv, xlsx]) {
      expect([status, body.issues?.[0]?.rule]).toEqual([
        400,
        tooLong ? 'too_big' : 'nothing_to_export',
      ]);
      expect(text).not.toMatch(telling);
    }
    expect(professionals.status).toBe(tooLong ? 400 : 200);
    expect(professionals.text).not.toMatch(telling);
  },
);

test.each([
  'search=%00',
  'search=%E2%80%AEevil',
  'page=0',
  'page=-1',
  'page=1e9999',
  'page=NaN',
  'page=1;DROP',
  'limit=0',
  'limit=101',
  'limit=99999999999999999999',
  'status=approved%27--',
  'status=__proto__',
  'creditorType=constructor',
  'sort=amount%3BDROP%20TABLE%20claims',
  'sort=password_hash',
  'order=asc,pg_sleep(5)',
  'assignedToId=%27%20OR%201=1',
])('a list with %s is refused with the parameter’s name', async (query) => {
  const answer = await call('GET', `/api/claims?${query}`, { token: meera.token });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  expect(answer.body.issues).toEqual([expect.objectContaining({ path: query.split('=')[0] })]);
  expect(answer.text).not.toMatch(telling);
});

test.each([
  'status[$ne]=x',
  'search[$regex]=.*',
  '__proto__[role]=ip_admin',
  'constructor.prototype.role=ip_admin',
  'claimantId=00000000-0000-4000-8000-000000000000',
  'userId=1',
])('a list with %s ignores that parameter', async (query) => {
  const answer = await call<Listed>('GET', `/api/claims?${query}`, { token: salim.token });
  expect([answer.status, answer.body.total]).toEqual([200, 0]);
});

const claim = (changes: Record<string, unknown>) =>
  `{${JSON.stringify(claimBodyOf('form_d')).slice(1, -1)},${JSON.stringify(changes).slice(1, -1)}}`;

test.each([
  ['a status', claim({ status: 'approved' })],
  ['a number', claim({ claimNumber: 'CLM-2026-000001' })],
  ['an id', claim({ id: '00000000-0000-4000-8000-000000000000' })],
  ['an assignee', claim({ assignedToId: '00000000-0000-4000-8000-000000000000' })],
  ['a day in the past', claim({ createdAt: '2020-01-01T00:00:00Z', isLate: false })],
  ['a prototype', claim({}).replace(',}', ',"__proto__":{"status":"approved"}}')],
  [
    'a prototype among the values',
    claim({}).replace(',}', '}').replace('"claimData":{', '"claimData":{"__proto__":{"admin":1},'),
  ],
])('a claim filed with %s of its own gets the portal’s', async (_, raw) => {
  const person = await signUp();
  const answer = await call('POST', '/api/claims', {
    token: person.token,
    raw,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ status: 'submitted', assignedToId: null });
  expect(answer.body.claimNumber).not.toBe('CLM-2026-000001');
  expect(answer.body.id).not.toMatch(/^0{8}/);
  expect(String(answer.body.createdAt ?? answer.body.submittedAt)).toMatch(/^20(?!20)/);
  expect(answer.body.claimData).not.toHaveProperty('admin');
  expect(({} as Record<string, unknown>).status).toBeUndefined();
});

test('a claim filed with another person’s id belongs to its sender', async () => {
  const body = { ...claimBodyOf('form_d'), claimantId: asha.user.id, userId: asha.user.id };
  const answer = await call('POST', '/api/claims', { token: (await signUp()).token, body });
  expect(answer.status).toBe(201);
  const found = await rows('SELECT 1 FROM claims WHERE id = $1 AND claimant_id = $2', [
    answer.body.id,
    asha.user.id,
  ]);
  expect(found).toEqual([]);
});

test.each([
  { role: 'ip_staff' },
  { role: 'admin' },
  { role: ['ip_admin'] },
  { role: { $ne: 'claimant' } },
  { email: { $gt: '' } },
  { email: 'a@b.in\nBcc: everyone@example.in' },
  { email: 'a@b.in\0' },
  { password: { length: 12 } },
  { firstName: '\0' },
])('a registration with %j is refused', async (wrong) => {
  const body = { ...registrationOf(), ...wrong };
  const answer = await call('POST', '/api/auth/register', { body });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  expect(answer.text).not.toMatch(telling);
});

test.each([
  { status: 'active', id: '00000000-0000-4000-8000-000000000000' },
  { passwordHash: '$argon2id$x', createdAt: '2000-01-01T00:00:00Z' },
])('a registration with the extra values %j ignores them', async (more) => {
  const answer = await call<{ user: Record<string, unknown> }>('POST', '/api/auth/register', {
    body: { ...registrationOf(), ...more },
  });
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({ role: 'claimant' });
  expect(answer.body.user.id).not.toMatch(/^0{8}/);
  expect(answer.text).not.toContain('argon2');
});

const refusedNames = [
  400,
  { code: 'invalid', issues: [{ path: 'firstName' }, { path: 'lastName' }] },
];

// Letters greet people by name, so names have only characters of names.
const inNames = /^[\p{L}\p{M}\p{Nd} .,'’\-&()/]+$/u;

test.each(injections)('a name like %j is stored unchanged, or refused', async (text) => {
  const body = { ...registrationOf(), firstName: text, lastName: text };
  const answer = await call<{ user: { id: string } }>('POST', '/api/auth/register', { body });
  if (!inNames.test(text)) return expect([answer.status, answer.body]).toMatchObject(refusedNames);
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({ firstName: text, lastName: text });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
});

test.each(refusedTexts)('a name or an organisation like %j is refused', async (text) => {
  for (const body of [
    { ...registrationOf(), firstName: text },
    { ...registrationOf('ip_admin'), organization: text },
    { ...registrationOf('ip_admin'), licenseNumber: text },
  ]) {
    const answer = await call('POST', '/api/auth/register', { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  }
});

const draft = () => call<Draft>('GET', '/api/drafts/form_d', { token: author.token });
const inDraft = async (claimDescription: string) => {
  const { revision = 0 } = (await draft()).body;
  return call('PUT', '/api/drafts/form_d', {
    token: author.token,
    body: { values: { claimDescription }, revision },
  });
};
const noted = (reviewNote: string) =>
  call('PATCH', `/api/claims/${claimId}/status`, {
    token: meera.token,
    body: { status: 'under_review', reviewNote },
  });
const claimNow = async () => (await claimAs(meera, claimId)).body;

/** The places where people write text, and how to read it back; the last one can be written once. */
const places: [string, (text: string) => Promise<Answer<unknown>>, () => Promise<unknown>][] = [
  [
    'a message',
    (text) => say(author, claimId, text),
    async () => (await messagesOf(meera, claimId)).body[0]?.message,
  ],
  ['a review note', noted, async () => (await claimNow()).reviewNote],
  ['a draft', inDraft, async () => (await draft()).body.values.claimDescription],
  [
    'a claim',
    (claimDescription) => edit(author, claimId, { claimDescription }),
    async () => (await claimNow()).claimDescription,
  ],
  [
    'a reason to withdraw',
    (text) => withdraw(author, claimId, text),
    async () => (await claimNow()).withdrawalReason,
  ],
];

test.each(places.flatMap(([place, write]) => refusedTexts.map((text) => ({ place, write, text }))))(
  'the text $text is refused in $place',
  async ({ place, write, text }) => {
    const answer = (await write(text)) as Answer<Record<string, unknown>>;
    // A draft may be half typed: any text that can be stored is taken.
    if (place === 'a draft' && !text.includes('\0')) return expect(answer.status).toBe(200);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    expect(answer.text).not.toMatch(telling);
  },
);

test.each(places)('hostile text in %s is stored unchanged', async (_, write, read) => {
  const text = injections.join('\n');
  const answer = await write(text);
  expect([200, 201]).toContain(answer.status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await read()).toBe(text);
});

test('hostile text as the type of a document is stored unchanged, or refused', async () => {
  const typed = (documentType: string) =>
    send(author, pdf(), 'a.pdf', { before: { documentType } });
  for (const text of injections) {
    const { status, body } = await typed(text);
    expect([status, body.documentType]).toEqual([201, text]);
  }
  for (const text of refusedTexts) {
    const { status, body } = await typed(text);
    expect([text, status, body.code]).toEqual([text, 400, 'invalid']);
  }
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|"/c calc"!A1'])(
  'a report makes the name %j safe for spreadsheets',
  async (name) => {
    const claimant = await signUp();
    const fullName = `${name} Devi`;
    const { id, claimNumber } = await createClaimAs(claimant, 'form_d', { fullName });
    const answer = await call('POST', '/api/reports/export', {
      token: meera.token,
      body: { claimIds: [id], format: 'csv' },
    });
    const row = answer.text.split('\r\n').find((line) => line.includes(claimNumber)) ?? '';
    const cells = row.split(',').map((cell) => cell.replace(/^"/, ''));
    expect(row).toContain('Devi');
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  },
);
