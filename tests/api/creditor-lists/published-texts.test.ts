import excel from 'exceljs';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { publicNamesIn } from '@/lib/forms/published/names';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import {
  decideListAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import {
  ask,
  determinationOf,
  determinationsFor,
  determineAs,
} from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { reportTransferAs } from '@/tests/support/data/transfers';
import { identifiersIn } from '@/tests/support/data/typed-identifiers';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

const code = 'identifier_in_public_text';

/** What a refusal of a public text names: its code, and place, words and reason of each issue. */
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof determineAs>>) => [
  status,
  body.code,
  body.issues?.map(({ path, params }) => [path, params?.words, params?.why]),
];

const remarkOn = (claim: PresentedClaim, remarks: string, changes: object = {}) =>
  determineAs(meera, claim.id, determinationOf([], { remarks, ...changes }));

/** Changes stored rows as nobody can through the portal. */
async function stored(table: string, statement: string, values: unknown[] = []) {
  await portal.database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await portal.database.query(statement, values);
  await portal.database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

const publish = async (number: number, reason?: string) => {
  expect((await decideListAs(meera, number, 'confirmed')).status).toBe(200);
  return ask(meera, 'PATCH', `creditor-lists/${number}`, { state: 'published', reason });
};

const hindranceOf = async (number: number, wanted: string) => {
  const { hindrances } = await listAs(meera, number);
  const found = hindrances.find((one) => one.code === wanted);
  if (!found) return [];
  const { rows, total } = await linesAs(meera, number, found.filter ?? 'search=nobody-has-this');
  expect(total).toBe(found.count);
  return rows.map(({ claimNumber }) => claimNumber);
};

const fileOf = async (path: string, headers: Record<string, string>) =>
  Buffer.from(await (await fetch(`${address}/api/${path}`, { headers })).arrayBuffer());

async function textOfWorkbook(bytes: Buffer) {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
}

/** Every text of a published list: its pages' answers and its files, for the public and as professionals hand them out. */
async function everyTextOf(number: number, { claimNumber }: PresentedClaim) {
  const texts: Record<string, string> = {};
  for (const path of ['', '/rows?limit=100', '/committee', `/changes?from=${number}`])
    texts[path] = (await call('GET', `${address}/api/public/creditor-lists/${number}${path}`)).text;
  texts.list = (await call('GET', `${address}/api/public/creditor-lists`)).text;
  texts.search = (
    await call('GET', `${address}/api/public/creditor-lists/${number}/rows?search=${claimNumber}`)
  ).text;
  for (const page of [`creditors/${number}`, `creditors/${number}/changes`, 'creditors'])
    texts[page] = await (await fetch(`${address}/${page}`)).text();
  const signedIn = { Authorization: `Bearer ${meera.token}` };
  for (const [who, path, headers] of [
    ['public', `public/creditor-lists/${number}/download`, {}],
    ['professional', `creditor-lists/${number}/download`, signedIn],
  ] as const) {
    for (const format of ['csv', 'json'])
      texts[`${who} ${format}`] = String(await fileOf(`${path}?format=${format}`, headers));
    texts[`${who} xlsx`] = await textOfWorkbook(await fileOf(`${path}?format=xlsx`, headers));
    texts[`${who} pdf`] = await textOfPdf(await fileOf(`${path}?format=pdf`, headers));
  }
  for (const voters of ['committee', 'class'])
    texts[`voters ${voters}`] = String(
      await fileOf(`creditor-lists/${number}/voters?of=${voters}`, signedIn),
    );
  return texts;
}

/** The letters and digits of a text alone, in capitals. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

test('a remark that looks like a number is asked about, and kept with who allowed it and why', async () => {
  const claim = await createClaimAs(asha, 'form_c');
  const remarks = 'Asked ABCPK_1234_F about 5010/0012/345678.';
  const asked = [400, code, [['remarks', 'ABCPK_1234_F · 5010/0012/345678', 'asked']]];
  expect(refusalOf(await remarkOn(claim, remarks))).toEqual(asked);
  expect(refusalOf(await remarkOn(claim, remarks, { publishAnyway: false }))).toEqual(asked);
  for (const reason of [undefined, null, '  ']) {
    const { status, body } = await remarkOn(claim, remarks, { publishAnyway: true, reason });
    expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      'invalid',
      ['reason'],
    ]);
  }
  expect(await determinationsFor(meera, claim.id)).toEqual([]);
  const reason = 'These are numbers of our own files.';
  const { status } = await remarkOn(claim, remarks, { publishAnyway: true, reason, confirm: true });
  expect(status).toBe(201);
  const [kept] = await determinationsFor(meera, claim.id);
  expect([kept?.remarks, kept?.publishReason]).toEqual([remarks, reason]);
  // The claimant reads the remark, but not why it is published.
  expect((await determinationsFor(asha, claim.id))[0]).not.toHaveProperty('publishReason');
  const { rows } = await portal.database.query(
    `SELECT details->>'publishedAnyway' AS reason, details->'looks' AS looks, user_id = $2 AS by
     FROM audit_entries WHERE claim_id = $1 AND details ? 'publishedAnyway'`,
    [claim.id, meera.user.id],
  );
  expect(rows).toEqual([{ reason, looks: ['pan', 'number'], by: true }]);
  // What was allowed is not asked about again, neither in the next determination nor before publishing.
  const again = await remarkOn(claim, remarks, { basis: 'revised', confirm: true });
  expect([again.status, again.body.publishReason]).toEqual([201, reason]);
  expect(refusalOf(await remarkOn(claim, `${remarks} M1234567`, { basis: 'revised' }))[0]).toBe(
    400,
  );
  const { number } = await madeListAs(meera);
  expect(await hindranceOf(number, 'text_doubtful')).toEqual([]);
  expect((await linesAs(meera, number)).rows[0]?.remarks).toBe(remarks);
  expect((await publish(number)).status).toBe(200);
});

test('what only has digits is published as it was typed, and needs no reason', async () => {
  const claim = await createClaimAs(asha, 'form_c');
  const remarks =
    'Rs 1234567890.50 under bank guarantee 123456789012345, LEI 335800A8HK6JBITVPA30, from 01-04-2015 - 31-03-2016, CP(IB) 123/2025';
  expect((await remarkOn(claim, remarks, { confirm: true })).status).toBe(201);
  const { number } = await madeListAs(meera);
  expect((await linesAs(meera, number)).rows[0]?.remarks).toBe(remarks);
  expect((await publish(number)).status).toBe(200);
});

test('the values of a claim and its claimant are never allowed, however they are written', async () => {
  const claim = await createClaimAs(asha, 'form_c');
  const { officerEmail, officerPhone, institutionAddress, accountNumber } = sampleValuesOf(
    'form_c',
  ) as Record<string, string>;
  const allowed = { publishAnyway: true, reason: 'Asked the creditor.' };
  const devanagari = String(accountNumber).replace(/\d/g, (digit) =>
    String.fromCodePoint(0x966 + Number(digit)),
  );
  for (const own of [
    String(accountNumber),
    String(accountNumber).replace(/(.{4})/g, '$1*'),
    devanagari,
    String(officerPhone),
    String(officerEmail),
    String(officerEmail).replace('@', ' at '),
    String(institutionAddress),
    asha.user.email,
  ])
    expect([own, refusalOf(await remarkOn(claim, `As ${own} said`, allowed)).slice(0, 2)]).toEqual([
      own,
      [400, code],
    ]);
  const { body } = await remarkOn(claim, `Rs ${accountNumber}`, allowed);
  expect(body.issues?.map(({ params }) => params?.why)).toEqual(['own']);
  expect(await determinationsFor(meera, claim.id)).toEqual([]);
});

test('a remark beside a masked name may not tell whose it is, whoever allows it', async () => {
  const driver = await createClaimAs(asha, 'form_d');
  const allowed = { publishAnyway: true, reason: 'Known to all.' };
  for (const [remarks, words] of [
    ['As agreed with Mr Yadav.', 'Yadav'],
    ['Shivnath wrote to us', 'Shivnath'],
    ['S/o a driver', 'S/o'],
    ['पत्नी ने लिखा', 'पत्नी'],
    ['Token 4521', '4521'],
  ])
    expect(refusalOf(await remarkOn(driver, String(remarks), allowed))).toEqual([
      400,
      code,
      [['remarks', words, 'masked']],
    ]);
  const plain = 'As per the wage register of March 2024.';
  expect((await remarkOn(driver, plain, { confirm: true })).status).toBe(201);
  // The same words beside a name that is shown tell nothing.
  const lender = await createClaimAs(asha, 'form_c', { institutionName: 'Yadav Finance' });
  expect((await remarkOn(lender, 'As agreed with Mr Yadav.', { confirm: true })).status).toBe(201);
  const { number } = await madeListAs(meera);
  expect(await hindranceOf(number, 'remark_on_masked')).toEqual([driver.claimNumber]);
  expect(await hindranceOf(number, 'remark_unmasks')).toEqual([]);
  // It is shown before publishing, and asks for no reason.
  expect((await publish(number)).status).toBe(200);
  // Where names are not masked, a remark unmasks nobody.
  await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: false });
  const named = await remarkOn(driver, 'As agreed with Mr Yadav.', {
    basis: 'revised',
    confirm: true,
  });
  expect(named.status).toBe(201);
  const next = await madeListAs(meera);
  expect(await hindranceOf(next.number, 'remark_unmasks')).toEqual([driver.claimNumber]);
  await publish(next.number);
  const read = async () =>
    (await call('GET', `${address}/api/public/creditor-lists/${next.number}/rows`)).text;
  expect(await read()).toContain('Mr Yadav');
  await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: true });
  expect((await read()).match(/Mr Yadav/g)).toHaveLength(1);
});

test('texts of reasons go by letter: what is surely a number is asked about, and no list holds them', async () => {
  const claim = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '',
    penaltyAmount: '',
  });
  const refused = (text: string, changes: object = {}) =>
    determineAs(
      meera,
      claim.id,
      determinationOf(
        [{ head: 'principalAmount', notAdmitted: '1000', reasons: [{ code: 'other', text }] }],
        changes,
      ),
    );
  expect(refusalOf(await refused('PAN ABCPK1234F'))).toEqual([
    400,
    code,
    [['heads.0.reasons.0.text', 'ABCPK1234F', 'asked']],
  ]);
  const text = 'Paid by NEFT 0012345678 on 3 May, ABCPK1234F';
  const allowed = { publishAnyway: true, reason: 'Their own PAN.', confirm: true };
  expect((await refused(text, allowed)).status).toBe(201);
  const { number } = await madeListAs(meera);
  await publish(number);
  for (const [where, found] of Object.entries(await everyTextOf(number, claim)))
    expect([where, /NEFT|ABCPK1234F/.test(found)]).toEqual([where, false]);
});

test.each(creditorTypes)(
  'no published text of %s holds a value of its claim, though it was stored',
  async (type) => {
    const claim = await createClaimAs(asha, type);
    await determinedAs(meera, claim, [], { remarks: 'As per the books.' });
    const values = [...identifiersIn([type]), asha.user.email];
    const told = `Asked ${values.map((value) => value.split('').join(' ')).join('; ')}, ${values.join('; ')}`;
    await stored('determinations', 'UPDATE determinations SET remarks = $2 WHERE claim_id = $1', [
      claim.id,
      told,
    ]);
    const form = sampleValuesOf(type);
    const held = `Kirana ${values.join(' ')}`;
    const named = Object.fromEntries(
      publicNamesIn(formOf(type), form)
        .filter(({ path }) => !path.includes('.'))
        .map(({ path }) => [path, held]),
    );
    await stored(
      'claims',
      `UPDATE claims SET creditor_name = $2, claim_data = claim_data || $3::jsonb
       || CASE WHEN claim_data ? 'employeeDetails' THEN jsonb_build_object('employeeDetails',
         (SELECT jsonb_agg(line || jsonb_build_object('employeeName', $2::text))
          FROM jsonb_array_elements(claim_data -> 'employeeDetails') AS line)) ELSE '{}' END WHERE id = $1`,
      [claim.id, held, JSON.stringify(named)],
    );
    const { number, rows } = await madeListAs(meera);
    expect(await hindranceOf(number, 'text_withheld')).toHaveLength(rows);
    await publish(number, 'A test.');
    for (const setting of [true, false]) {
      await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: setting });
      for (const [where, text] of Object.entries(await everyTextOf(number, claim))) {
        const plain = bare(text);
        for (const value of values)
          expect([where, value, plain.includes(bare(value))]).toEqual([where, value, false]);
      }
    }
    const { rows: lines } = await linesAs(meera, number);
    expect(new Set(lines.flatMap(({ name, remarks }) => [name, remarks]))).toEqual(
      new Set(['•••']),
    );
  },
  120_000,
);

test('a list with doubtful texts names their lines, and is published with a reason alone', async () => {
  const claim = await createClaimAs(asha, 'form_b', { companyName: 'Kirana, Flat 12, Lake Road' });
  const other = await createClaimAs(asha, 'form_b', { companyName: 'Kirana 2015 Limited' });
  await determinedAs(meera, other, [], { government: false, remarks: 'As per the books.' });
  await stored('determinations', 'UPDATE determinations SET remarks = $2 WHERE claim_id = $1', [
    other.id,
    'Asked 98765 43210',
  ]);
  const { number } = await madeListAs(meera);
  expect((await hindranceOf(number, 'text_doubtful')).toSorted()).toEqual(
    [claim.claimNumber, other.claimNumber].toSorted(),
  );
  expect(await hindranceOf(number, 'text_withheld')).toEqual([]);
  // Nothing is changed silently.
  expect((await linesAs(meera, number)).rows.map(({ name, remarks }) => [name, remarks])).toEqual([
    ['Kirana, Flat 12, Lake Road', null],
    ['Kirana 2015 Limited', 'Asked 98765 43210'],
  ]);
  const refused = await publish(number);
  expect([refused.status, refused.body.issues?.map(({ path }) => path)]).toEqual([400, ['reason']]);
  const reason = 'Both asked for it.';
  const published = await ask(meera, 'PATCH', `creditor-lists/${number}`, {
    state: 'published',
    reason,
  });
  expect([published.status, (await listAs(meera, number)).publishedOver]).toEqual([200, reason]);
});

test('a list that was made before texts were judged shows none that may hold a number', async () => {
  const claim = await createClaimAs(asha, 'form_c', { institutionName: 'Kaveri Bank' });
  const noted = await createClaimAs(asha, 'form_c', { institutionName: 'Narmada Bank' });
  await determinedAs(meera, claim, [], { remarks: 'Annexure 1234.' });
  await determinedAs(meera, noted, [], { remarks: 'As per the books.' });
  const { number } = await madeListAs(meera);
  await stored('creditor_lists', 'UPDATE creditor_lists SET texts_judged = false');
  await publish(number);
  const { rows } = (
    await call<{ rows: { name: string; remarks: string }[] }>(
      'GET',
      `${address}/api/public/creditor-lists/${number}/rows`,
    )
  ).body;
  expect(rows.map(({ name, remarks }) => [name, remarks])).toEqual([
    ['Kaveri Bank', '•••'],
    ['Narmada Bank', 'As per the books.'],
  ]);
});

const nameField: Record<CreditorType, string> = {
  form_b: 'companyName',
  form_c: 'institutionName',
  form_ca: 'institutionName',
  form_d: 'fullName',
  form_e: 'organizationName',
  form_f: 'fullName',
};

test.each(creditorTypes)('a name in %s holds no number of a person, at any door', async (type) => {
  const field = nameField[type];
  const path = `claimData.${field}`;
  const body = (name: string) => claimBodyOf(type, { [field]: name });
  const file = (name: string, changes: object = {}) =>
    ask(asha, 'POST', 'claims', { ...body(name), ...changes });
  const own = String((sampleValuesOf(type) as Record<string, string>)[formOf(type).contact.phone]);
  const allowed = { publishAnyway: true, reason: 'It is their name.' };
  for (const [name, why] of [
    ['Kirana QWEPZ 4321 K', 'asked'],
    [`Kirana ${own}`, 'own'],
    [`Kirana ${asha.user.email}`, 'own'],
  ] as const) {
    const { status, body: answer } = await file(name);
    expect([status, answer.code, answer.issues?.map((one) => [one.path, one.params?.why])]).toEqual(
      [400, code, [[path, why]]],
    );
    const anyway = await file(name, allowed);
    expect([name, anyway.status]).toEqual([name, why === 'own' ? 400 : 201]);
  }
  // What only may be a number is asked about before a list is published.
  const filed = await file('Kirana 2015, Flat 12, Lake Road');
  expect(filed.status).toBe(201);
  const { id, version } = filed.body as unknown as PresentedClaim;
  const edit = (name: string) =>
    ask(asha, 'PATCH', `claims/${id}`, { version, claimData: { [field]: name } });
  for (const name of ['Kirana 2345*6789*0124', `Kirana ${own}`]) {
    const { status, body: answer } = await edit(name);
    expect([name, status, answer.code]).toEqual([name, 400, code]);
  }
  expect((await edit('Kirana Limited')).status).toBe(200);
  const entered = await ask(meera, 'POST', 'claims/entered', {
    ...body('Kirana QWEPZ4321K'),
    receivedBy: 'post',
    receivedOn: today(),
    evenIfSame: true,
  });
  expect([entered.status, entered.body.code]).toEqual([400, code]);
});

test('an employee and a representative in a table hold no number either', async () => {
  const [first, ...others] = sampleValuesOf('form_e').employeeDetails as Record<string, string>[];
  const employeeDetails = [{ ...first, employeeName: 'Ram QWEPZ4321K' }, ...others];
  for (const [changes, path] of [
    [{ employeeDetails }, 'claimData.employeeDetails.0.employeeName'],
    [{ representativeName: 'Ram 2345 6789 0124' }, 'claimData.representativeName'],
  ] as const) {
    const { status, body } = await ask(asha, 'POST', 'claims', claimBodyOf('form_e', changes));
    expect([status, body.code, body.issues?.map((one) => one.path)]).toEqual([400, code, [path]]);
  }
});

test('the name of a new creditor in a transfer holds no number', async () => {
  const claim = await createClaimAs(asha, 'form_c', { claimAmount: '1000' });
  const on = today();
  const report = (name: string) =>
    reportTransferAs(asha, claim.id, { amount: '10', on, name, email: 'zoya@example.in' });
  for (const name of ['Z Capital QWEPZ4321K', 'Z zoya at example dot in']) {
    const { status, body } = await report(name);
    expect([name, status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      name,
      400,
      code,
      ['name'],
    ]);
  }
  expect((await report('Z Capital 2015')).status).toBe(201);
});

test('a public fact of the case is asked about, and those that reach somebody are not', async () => {
  const change = (facts: object) => ask(meera, 'PATCH', 'case', facts);
  for (const [fact, text, words] of [
    ['debtorName', 'Kirana Limited ABCPK1234F', 'ABCPK1234F'],
    ['classRepresentative', 'Kavya Rao, 98765 43210', '98765 43210'],
    ['professionalName', 'Meera Iyer 2345 6789 0124', '2345 6789 0124'],
    ['professionalHours', 'Flat 12, Lake Road', 'Flat 12, Lake Road'],
  ]) {
    const { status, body } = await change({ [String(fact)]: text });
    expect([status, body.code, body.issues?.map((one) => [one.path, one.params?.words])]).toEqual([
      400,
      code,
      [[fact, words]],
    ]);
  }
  const meant = {
    debtorName: 'Kirana Limited',
    debtorCin: 'U74999MH2015PTC123456',
    professionalRegistration: 'IBBI/IPA-001/IP-P00123/2017-2018/11234',
    professionalAddress: 'Flat 12, Lake Road, Pune 411001',
    professionalEmail: 'meera.iyer@example.in',
    professionalHours: 'Mon–Fri 10:00–17:00',
  };
  expect((await change(meant)).status).toBe(200);
  const classRepresentative = 'Kavya Rao, 98765 43210';
  const allowed = { publishAnyway: true, reason: 'Members telephone.' };
  expect((await change({ classRepresentative, publishAnyway: true })).status).toBe(400);
  expect((await change({ classRepresentative, ...allowed })).status).toBe(200);
  const { rows } = await portal.database.query(
    `SELECT details->>'publishedAnyway' AS reason FROM audit_entries
     WHERE action = 'case_changed' ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ reason: allowed.reason }]);
});
