import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Workbook } from 'exceljs';
import type { SameIdentifiersFound } from '@/lib/claims/records/identifiers/same-identifiers';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { say } from '@/tests/api/messages/messages-support';
import {
  aClaim,
  auditOf,
  claimAs,
  edit,
  versionAs,
  versionsAs,
} from '@/tests/support/data/changing';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { someNumbers, tablesWith } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, urlOf } from '@/tests/support/http/api';
import { lettersTo } from '@/tests/support/peers/outbox';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

const reveal = (person: TestPerson, claimId: string, field: unknown) =>
  call<{ values: Record<string, string>; code?: string }>('POST', `/api/claims/${claimId}/reveal`, {
    token: person.token,
    body: { field },
  });

const same = (person: TestPerson, claimId: string) =>
  call<SameIdentifiersFound>('GET', `/api/claims/${claimId}/same-identifiers`, {
    token: person.token,
  });

const masksOf = (numbers: Record<string, string>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, maskOf(number)]));

const storedOf = async (claimId: string) =>
  (
    await rows<{ claim_data: Record<string, unknown> }>(
      'SELECT claim_data FROM claims WHERE id = $1',
      [claimId],
    )
  )[0]?.claim_data ?? {};

describe('identifiers in the database', () => {
  const numbers = someNumbers();
  const later = someNumbers();
  const inFile = someNumbers();
  const drafted = someNumbers();
  let asha: TestPerson;

  beforeAll(async () => {
    asha = await signUp();
    const put = (values: unknown, revision: number) =>
      call('PUT', '/api/drafts/form_d', { token: asha.token, body: { values, revision } });
    await put(numbers, 0);
    const body = claimBodyOf('form_d', numbers);
    const headers = { 'Idempotency-Key': randomUUID() };
    const filed = await call<{ id: string }>('POST', '/api/claims', {
      token: asha.token,
      body,
      headers,
    });
    expect(filed.status).toBe(201);
    expect((await call('POST', '/api/claims', { token: asha.token, body, headers })).body.id).toBe(
      filed.body.id,
    );
    expect((await edit(asha, filed.body.id, { claimData: later })).status).toBe(200);
    expect((await put(drafted, 0)).status).toBe(200);
    const sent = await sendClaims(asha, 'upload', csvOf('form_d', creditors(1, inFile)));
    expect(sent.body.success).toBe(1);
  });

  it.each([
    ['filed', numbers],
    ['changed', later],
    ['imported', inFile],
    ['drafted', drafted],
  ])('cannot be read once a claim was %s', async (_, of) => {
    for (const number of Object.values(of)) expect(await tablesWith(number)).toEqual([]);
  });

  it('are looked for by a search that finds an unencrypted e-mail address', async () => {
    expect(await tablesWith(asha.user.email)).toContain('public.users');
    const [claim] = await rows('SELECT claim_data FROM claims WHERE claimant_id = $1', [
      asha.user.id,
    ]);
    expect(JSON.stringify(claim).match(/"enc:1:[0-9a-f]{8}:/g)).toHaveLength(
      Object.keys(numbers).length,
    );
  });

  it('count as unchanged when a draft is saved again with them, typed or masked', async () => {
    const draft = await call('GET', '/api/drafts/form_d', { token: asha.token });
    for (const values of [drafted, draft.body.values]) {
      const again = await call('PUT', '/api/drafts/form_d', {
        token: asha.token,
        body: { values, revision: draft.body.revision },
      });
      expect(again.body).toMatchObject({ revision: draft.body.revision });
    }
  });
});

describe('an answer carries masks and no identifier:', () => {
  const numbers = someNumbers();
  let [asha, meera]: TestPerson[] = [];
  let id: string;
  const as = (person: () => TestPerson | undefined, method: string, path: string, body?: unknown) =>
    call(method, path.replace(':id', id), { token: person()?.token, body });
  const claimant = (method: string, path: string, body?: unknown) =>
    as(() => asha, method, path, body);
  const office = (method: string, path: string, body?: unknown) =>
    as(() => meera, method, path, body);
  const broken = { ...numbers, email: 'nobody', alternatePhone: numbers.accountNumber };
  const mixed = { panNumber: numbers.aadhaarNumber, aadhaarNumber: numbers.accountNumber };

  /** Good numbers, beside other faults, and in each other's fields. */
  const file = (to: 'check' | 'upload' | 'rejected') =>
    sendClaims(
      asha as TestPerson,
      to,
      csvOf(
        'form_d',
        // Rejected rows give back the text of a field that holds no identifier.
        [numbers, to === 'rejected' ? { ...numbers, email: 'nobody' } : broken, mixed].map(
          (row, i) => ({ fullName: `C ${i}`, ...row }),
        ),
      ),
    );

  beforeAll(async () => {
    [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    id = (await createClaimAs(asha, 'form_d', numbers)).id;
    await createClaimAs(asha, 'form_d', numbers);
  });

  type Asked = [string, () => Promise<{ status?: number; text: string }>, number?];
  /** Calls whose answers carry a form, with the status where it is not 200. */
  const forms: Asked[] = [
    ['filing', () => claimant('POST', '/api/claims', claimBodyOf('form_d', numbers)), 201],
    ['an edit', () => claimant('PATCH', '/api/claims/:id', { claimData: { department: 'Yard' } })],
    ['the claim', () => claimant('GET', '/api/claims/:id')],
    ['the claim, for professionals', () => office('GET', '/api/claims/:id')],
    ['a version', () => claimant('GET', '/api/claims/:id/versions/1')],
    ['a version, for professionals', () => office('GET', '/api/claims/:id/versions/2')],
  ];

  const others: Asked[] = [
    ['a status', () => office('PATCH', '/api/claims/:id/status', { status: 'under_review' })],
    ['an assignment', () => office('PATCH', '/api/claims/:id/assign', { assigneeId: null })],
    [
      'a status for many',
      () => office('PATCH', '/api/claims/bulk/status', { claimIds: [id], status: 'info_required' }),
    ],
    [
      'an assignment of many',
      () => office('PATCH', '/api/claims/bulk/assign', { claimIds: [id], assigneeId: null }),
    ],
    ['the list', () => claimant('GET', '/api/claims')],
    ['the versions', () => claimant('GET', '/api/claims/:id/versions')],
    ['the audit trail', () => office('GET', '/api/claims/:id/audit')],
    ['the neighbours', () => claimant('GET', '/api/claims/:id/neighbours')],
    ['claims with the same numbers', () => office('GET', '/api/claims/:id/same-identifiers')],
    ['a refused claim', () => claimant('POST', '/api/claims', claimBodyOf('form_d', broken)), 400],
    [
      'numbers in each other’s fields',
      () => claimant('POST', '/api/claims', claimBodyOf('form_d', mixed)),
      400,
    ],
    ['a refused edit', () => claimant('PATCH', '/api/claims/:id', { claimData: mixed }), 400],
    ['a check', () => file('check')],
    ['an import', () => file('upload'), 201],
    ['the rejected rows', () => file('rejected')],
    [
      'the answer to a save',
      () => claimant('PUT', '/api/drafts/form_d', { values: numbers, revision: 0 }),
    ],
    ['the drafts', () => claimant('GET', '/api/drafts')],
    ['the draft', () => claimant('GET', '/api/drafts/form_d')],
    [
      'the answer to a save of half-typed numbers',
      () => claimant('PUT', '/api/drafts/form_d', { values: mixed, revision: 1 }),
    ],
    ['a draft of half-typed numbers', () => claimant('GET', '/api/drafts/form_d')],
    ['a message', () => say(asha as TestPerson, id, 'Namaste'), 201],
    ['the messages', () => office('GET', '/api/claims/:id/messages')],
    [
      'an export as CSV',
      () => office('POST', '/api/reports/export', { format: 'csv', claimIds: [id] }),
    ],
    [
      'an export as a workbook',
      async () => ({ text: await workbookWith(meera as TestPerson, id) }),
    ],
    ['a withdrawal', () => claimant('POST', '/api/claims/:id/withdraw', { reason: 'Twice.' })],
    ['the notifications', () => claimant('GET', '/api/notifications')],
    ['the notifications of professionals', () => office('GET', '/api/notifications')],
    ['undelivered mail', () => office('GET', '/api/mail')],
    [
      'a letter',
      // On later pages: other tests may have thousands of letters.
      async () => ({
        text: JSON.stringify(await until(() => firstLetterTo(asha as TestPerson))),
      }),
    ],
  ];

  it.each([...forms, ...others])('%s', async (what, ask, expected = 200) => {
    const { status = 200, text } = await ask();
    expect([status, text]).toEqual([expected, expect.not.stringContaining('enc:1:')]);
    for (const number of Object.values(numbers)) expect(text).not.toContain(number);
    if (forms.some(([name]) => name === what)) {
      expect(JSON.parse(text).claimData).toMatchObject(masksOf(numbers));
    }
  });
});

/** All the text of an export of one claim as a workbook. */
async function workbookWith({ token }: TestPerson, claimId: string) {
  const response = await fetch(urlOf('/api/reports/export'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ format: 'xlsx', claimIds: [claimId] }),
  });
  const book = new Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const cells = JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
  expect(cells).toContain('Asha Devi');
  return cells;
}

const firstLetterTo = async ({ user }: TestPerson) => (await lettersTo(user.email))[0];

describe('an identifier in full', () => {
  it('is given to the claimant and the claim’s professionals, and the trail records it without the number', async () => {
    const numbers = someNumbers();
    const { asha, ravi, meera, id } = await aClaim();
    await edit(asha, id, { claimData: numbers });
    for (const [person, field] of [
      [asha, 'panNumber'],
      [ravi, 'aadhaarNumber'],
      [meera, 'accountNumber'],
    ] as const) {
      const answer = await reveal(person, id, field);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ values: { [field]: numbers[field] } });
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    const trail = await auditOf(id, 'identifier_shown');
    expect(trail).toEqual([
      { details: { field: 'panNumber', count: 1 }, user_full_name: 'Asha Devi' },
      { details: { field: 'aadhaarNumber', count: 1 }, user_full_name: 'Ravi Menon' },
      { details: { field: 'accountNumber', count: 1 }, user_full_name: 'Meera Iyer' },
    ]);
  });

  it('is given for all rows of a table at once', async () => {
    const { asha, id } = await aClaim('form_e');
    const answer = await reveal(asha, id, 'employeeDetails.identificationNumber');
    expect(answer.body.values).toEqual({
      'employeeDetails.0.identificationNumber': 'BKLPP1234Q',
      'employeeDetails.1.identificationNumber': '102030405068',
      'employeeDetails.2.identificationNumber': 'M1234567',
    });
  });

  it('is not given to strangers, nor for a field that holds none', async () => {
    const { asha, id } = await aClaim();
    for (const stranger of [await signUp(), await signUp('ip_case_manager')]) {
      expect((await reveal(stranger, id, 'panNumber')).status).toBe(404);
    }
    for (const field of ['fullName', 'claimAmount', 'requiresDocumentUpload', '__proto__', 'x'])
      expect((await reveal(asha, id, field)).status).toBe(404);
    for (const field of ['', 5, null, 'x'.repeat(101)])
      expect((await reveal(asha, id, field)).status).toBe(400);
    expect(await auditOf(id, 'identifier_shown')).toEqual([]);
  });

  it('can be asked for sixty times in a row, and then no more for a while', async () => {
    const { asha, id } = await aClaim();
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push(await reveal(asha, id, 'fullName'));
    expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(404));
    expect(answers[60]?.status).toBe(429);
    expect(answers[60]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('an edit with masks', () => {
  it('keeps masked numbers, and judges only what is typed anew', async () => {
    const numbers = someNumbers();
    const { asha, id } = await aClaim();
    await edit(asha, id, { claimData: numbers });
    const seen = (await claimAs(asha, id)).body.claimData;
    const before = await storedOf(id);
    const saved = await edit(asha, id, { claimData: { ...seen, department: 'Yard' } });
    expect(saved.status).toBe(200);
    const after = await storedOf(id);
    for (const field of Object.keys(numbers)) expect(after[field]).toBe(before[field]);
    expect((await versionsAs(asha, id)).body[0]?.fields).toEqual(['department']);
    const unchanged = await edit(asha, id, { claimData: seen });
    expect(unchanged.body.version).toBe(saved.body.version + 1);
    expect(
      (await edit(asha, id, { claimData: { department: 'Yard', ...masksOf(numbers) } })).status,
    ).toBe(200);
  });

  it('is refused when a mask does not fit the stored number', async () => {
    const { asha, id } = await aClaim();
    const before = await storedOf(id);
    for (const claimData of [
      { panNumber: '••••999F' },
      { drivingLicenseNumber: '••••9999' },
      { accountNumber: '••••' },
      { aadhaarNumber: '123456789012' },
    ]) {
      const answer = await edit(asha, id, { claimData });
      expect([answer.status, answer.body.issues?.map(({ path }) => path)]).toEqual([
        400,
        [`claimData.${Object.keys(claimData)[0]}`],
      ]);
    }
    expect(await storedOf(id)).toEqual(before);
  });

  it('changes one employee’s number and keeps the others, whatever row they are in', async () => {
    const { asha, id } = await aClaim('form_e');
    const [first, second, third] = (await claimAs(asha, id)).body.claimData
      .employeeDetails as Record<string, string>[];
    expect(first?.identificationNumber).toBe('••••234Q');
    const employeeDetails = [second, { ...third, identificationNumber: 'P7654321' }];
    expect((await edit(asha, id, { claimData: { employeeDetails } })).status).toBe(200);
    const shown = await reveal(asha, id, 'employeeDetails.identificationNumber');
    expect(Object.values(shown.body.values)).toEqual(['102030405068', 'P7654321']);
  });

  it('that changes all but the end of a number shows as a change between two masks', async () => {
    const { asha, id } = await aClaim();
    await edit(asha, id, { claimData: { accountNumber: '99990012345678' } });
    const [one, two] = [(await versionAs(asha, id, 1)).body, (await versionAs(asha, id, 2)).body];
    expect([one, two].map(({ claimData }) => claimData.accountNumber)).toEqual([
      '••••5678',
      '••••5678',
    ]);
    const marks = [one, two].map(
      (version) => (version as unknown as { marks: Record<string, string> }).marks,
    );
    expect(marks[0]?.accountNumber).not.toBe(marks[1]?.accountNumber);
    expect(marks[0]?.panNumber).toBe(marks[1]?.panNumber);
  });

  it('cannot be a new claim', async () => {
    const asha = await signUp();
    for (const [field, mask] of Object.entries(masksOf(someNumbers()))) {
      const body = claimBodyOf('form_d', { [field]: mask });
      expect((await call('POST', '/api/claims', { token: asha.token, body })).status).toBe(400);
    }
  });
});

describe('claims with the same number', () => {
  it('are named to professionals who may see both, with what they have in common', async () => {
    const { panNumber, accountNumber, aadhaarNumber, drivingLicenseNumber } = someNumbers();
    const others = () => someNumbers();
    const [asha, salim, ravi, meera] = await Promise.all([
      signUp(),
      signUp(),
      signUp('ip_case_manager'),
      signUp('ip_admin'),
    ]);
    const [one, two, three] = [
      await createClaimAs(asha, 'form_d', { ...others(), panNumber, accountNumber }),
      await createClaimAs(salim, 'form_f', {
        ...others(),
        panNumber,
        bankAccountNumber: accountNumber,
        aadhaarNumber,
      }),
      await createClaimAs(salim, 'form_e', {
        employeeDetails: [
          {
            ...(sampleValuesOf('form_e').employeeDetails?.[0] as object),
            identificationNumber: aadhaarNumber,
          },
        ],
        accountNumber: drivingLicenseNumber.slice(2),
      }),
    ];
    const found = await same(meera, two.id);
    expect(found.body).toEqual({
      more: false,
      claims: [
        {
          id: three.id,
          claimNumber: three.claimNumber,
          creditorName: three.creditorName,
          status: 'submitted',
          kinds: ['aadhaar'],
        },
        {
          id: one.id,
          claimNumber: one.claimNumber,
          creditorName: one.creditorName,
          status: 'submitted',
          kinds: ['account', 'pan'],
        },
      ],
    });
    await assignTo(meera, two.id, ravi);
    expect((await same(ravi, two.id)).body.claims).toEqual([]);
    await assignTo(meera, one.id, ravi);
    expect((await same(ravi, two.id)).body.claims.map(({ id }) => id)).toEqual([one.id]);
    expect((await same(ravi, three.id)).status).toBe(404);
    expect((await same(asha, one.id)).status).toBe(403);

    // A changed number is no longer found, and one from a file is.
    await edit(asha, one.id, { claimData: { panNumber: others().panNumber } });
    const file = csvOf('form_d', creditors(1, { ...others(), panNumber }));
    expect((await sendClaims(asha, 'upload', file)).body.success).toBe(1);
    const now = (await same(meera, two.id)).body.claims.map(({ kinds }) => kinds);
    expect(now).toEqual([['pan'], ['aadhaar'], ['account']]);
  });
});

it('a list of claims with the same number names the newest twenty, and says when there are more', async () => {
  const numbers = someNumbers();
  const { panNumber } = numbers;
  const meera = await signUp('ip_admin');
  const one = await createClaimAs(await signUp(), 'form_d', numbers);
  const found = async () => {
    const { claims, more } = (await same(meera, one.id)).body;
    return { claims: claims.length, more };
  };
  const add = async (count: number) => {
    const file = csvOf('form_d', creditors(count, { panNumber }));
    expect((await sendClaims(meera, 'upload', file)).body.success).toBe(count);
  };
  await add(20);
  expect(await found()).toEqual({ claims: 20, more: false });
  await add(1);
  expect(await found()).toEqual({ claims: 20, more: true });
});

it('an identifier that was tampered with is shown to nobody, and logged without any number', async () => {
  const numbers = someNumbers();
  const { asha, meera, id } = await aClaim();
  await edit(asha, id, { claimData: numbers });
  await database.query(
    `UPDATE claims SET claim_data = jsonb_set(claim_data, '{panNumber}', claim_data->'accountNumber') WHERE id = $1`,
    [id],
  );
  expect((await claimAs(meera, id)).body.claimData).toMatchObject({
    ...masksOf(numbers),
    panNumber: '••••',
  });
  expect((await reveal(meera, id, 'panNumber')).status).toBe(500);
  const last = await edit(asha, id, { claimData: { department: 'Yard' } });
  expect(last.status).toBe(500);
  const logs = await until(async () => {
    const said = readFileSync(process.env.PORTAL_LOG ?? '', 'utf8');
    return said.includes(last.headers.get('x-request-id') ?? 'none') ? said : undefined;
  });
  expect(logs).toContain('an identifier does not open');
  for (const number of Object.values(numbers)) expect(logs).not.toContain(number);
});
