import { daysAfter } from '@/lib/format/days';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  askForListAs,
  committeeAs,
  decideListAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { objectAs, objectionsAs, objectionTo } from '@/tests/support/data/objections';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
});
afterAll(() => portal.remove());

const hindrancesOf = async (number: number) =>
  Object.fromEntries(
    (await listAs(meera, number)).hindrances.map(({ code, count }) => [code, count]),
  );

test('a list of a case without dates, names and determinations is made, and names what is lacking', async () => {
  const claim = await createClaimAs(asha, 'form_d');
  const list = await madeListAs(ravi);
  expect(list).toMatchObject({
    number: 1,
    state: 'draft',
    asOn: today(),
    rows: 1,
    commencementDate: null,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    asked: { by: { firstName: 'Ravi', lastName: 'Menon' } },
    votingBase: '0.00',
  });
  expect(await hindrancesOf(1)).toEqual({
    no_commencement_date: 1,
    no_debtor_name: 1,
    no_determination: 1,
  });
  const { filter } = list.hindrances.find(({ code }) => code === 'no_determination') ?? {};
  const behind = await linesAs(meera, 1, filter ?? '');
  expect([behind.total, behind.rows[0]?.claimId]).toEqual([1, claim.id]);
  expect(list.totals.underVerification).toBe(list.totals.received.amount);
  expect(await committeeAs(meera, 1)).toMatchObject({
    composition: 'none',
    base: '0.00',
    members: [],
  });
});

test('a case without claims has an empty list', async () => {
  const list = await madeListAs(meera);
  expect([list.rows, list.totals.received]).toEqual([0, { count: 0, amount: '0.00', people: 0 }]);
  expect(list.summary.map(({ annexure }) => annexure)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the planner knows the lines of a list that was just made', async () => {
  const counted = async () => {
    const { rows } = await portal.database.query(
      `SELECT analyze_count::int AS n FROM pg_stat_user_tables WHERE relname = 'creditor_list_rows'`,
    );
    return rows[0].n;
  };
  const before = await counted();
  await createClaimAs(asha, 'form_f');
  await madeListAs(meera);
  expect(await counted()).toBe(before + 1);
});

test('a list of a past day is not changed by later decisions, claims, withdrawals and quarantines', async () => {
  const yesterday = daysAfter(today(), -1);
  const lay = (id: string, day: string) =>
    portal.database.query(
      `UPDATE claims SET submitted_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
      [id, day],
    );
  const old = await admittedAs(asha, meera, 'form_c', 'Old Bank', '1000.00');
  const back = await createClaimAs(asha, 'form_f');
  const away = await createClaimAs(asha, 'form_f');
  for (const { id } of [old, back, away]) await lay(id, yesterday);
  await createClaimAs(asha, 'form_f');
  await ask(asha, 'POST', `claims/${back.id}/withdraw`, { reason: 'Paid' });
  await portal.database.query(
    `WITH q AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $2) RETURNING id)
     UPDATE claims SET quarantine_id = q.id FROM q WHERE claims.id = $3`,
    [asha.user.id, meera.user.id, away.id],
  );
  const then = await madeListAs(meera, yesterday);
  // One claim received yesterday and determined today, one withdrawn today.
  expect([then.rows, then.totals.admitted.count, then.totals.underVerification]).toEqual([
    2,
    0,
    then.totals.received.amount,
  ]);
  expect(await hindrancesOf(then.number)).toMatchObject({ no_determination: 2, in_quarantine: 1 });
  const now = await madeListAs(meera);
  expect([now.rows, now.totals.admitted]).toEqual([2, { count: 1, amount: '1000.00', people: 0 }]);
});

test('a confirmation under way is in no list before it is done, and blocks no list', async () => {
  const claim = await createClaimAs(asha, 'form_ca', { claimAmount: '100.00' });
  await portal.database.query('UPDATE claims SET assigned_to_id = $2 WHERE id = $1', [
    claim.id,
    ravi.user.id,
  ]);
  const head = { head: 'principal', claimed: '100.00', admitted: '100.00' };
  expect((await determineAs(ravi, claim.id, determinationOf([head]))).status).toBe(201);
  const holder = await portal.database.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(
      `UPDATE determinations SET state = 'confirmed', confirmed_at = now(), confirmed_by_id = $2 WHERE claim_id = $1`,
      [claim.id, meera.user.id],
    );
    const during = await madeListAs(meera);
    expect([during.rows, during.totals.admitted.count, during.totals.underVerification]).toEqual([
      1,
      0,
      '100.00',
    ]);
    await holder.query('COMMIT');
  } finally {
    holder.release();
  }
  expect((await madeListAs(meera)).totals.admitted).toEqual({
    count: 1,
    amount: '100.00',
    people: 0,
  });
});

test('a list in which nothing is admitted has no votes, and each of its files is made', async () => {
  const reasons = [{ code: 'no_proof', text: '3 March 2026' }];
  for (const [type, head] of [
    ['form_c', 'principalAmount'],
    ['form_ca', 'principal'],
  ] as const) {
    const parts =
      type === 'form_c'
        ? { principalAmount: '70.00', interestAmount: '0', penaltyAmount: '0' }
        : {};
    const claim = await createClaimAs(asha, type, { claimAmount: '70.00', ...parts });
    await determinedAs(meera, claim, [{ head, claimed: '70.00', notAdmitted: '70.00', reasons }]);
  }
  const list = await madeListAs(meera);
  expect([list.rows, list.votingBase, list.totals.admitted]).toEqual([
    2,
    '0.00',
    { count: 0, amount: '0.00', people: 0 },
  ]);
  const { rows } = await linesAs(meera, 1);
  expect(rows.map(({ share, shareInClass }) => [share, shareInClass])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await committeeAs(meera, 1)).toMatchObject({ composition: 'none', members: [] });
  for (const path of [
    ...['xlsx', 'csv', 'json', 'pdf'].map((format) => `download?format=${format}`),
    'voters?of=committee',
    'voters?of=class',
    'changes?from=1',
    'changes/download?from=1&format=pdf',
  ])
    expect([path, (await ask(meera, 'GET', `creditor-lists/1/${path}`)).status]).toEqual([
      path,
      200,
    ]);
});

test('a list as on a future day, or before the commencement date, is refused', async () => {
  await ask(meera, 'PATCH', 'case', { commencementDate: '2026-09-23' });
  for (const asOn of [daysAfter(today(), 1), '2026-09-22', '2026-02-30', 'now', '']) {
    const answer = await askForListAs(meera, asOn);
    expect([asOn, answer.status]).toEqual([asOn, 400]);
  }
  expect((await ask<{ lists: [] }>(meera, 'GET', 'creditor-lists')).body.lists).toEqual([]);
});

test('one list is made at a time, and a list withdrawn while being made is never finished', async () => {
  await createClaimAs(asha, 'form_f');
  const holder = await portal.database.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE creditor_list_rows IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all([
      askForListAs(meera),
      askForListAs(meera),
      askForListAs(ravi),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('list_being_made');
    expect((await decideListAs(meera, 1, 'confirmed')).body.code).toBe('list_state_differs');
    expect((await decideListAs(meera, 1, 'withdrawn')).body.state).toBe('withdrawn');
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  const next = await madeListAs(meera);
  expect([next.number, next.state]).toEqual([2, 'draft']);
  expect(await listAs(meera, 1)).toMatchObject({ state: 'withdrawn', madeAt: null, rows: 0 });
  expect((await linesAs(meera, 1)).rows).toEqual([]);
});

test('a list withdrawn while being made is withdrawn at once, and nobody goes on making it', async () => {
  await createClaimAs(asha, 'form_f');
  const [progress, lines] = [await portal.database.connect(), await portal.database.connect()];
  const found = (text: string) =>
    until(async () => (await portal.database.query(text)).rowCount || undefined);
  try {
    // Whoever makes it waits to note how far it is, and could write no line after that.
    await progress.query('BEGIN; LOCK TABLE creditor_list_progress IN EXCLUSIVE MODE');
    await lines.query('BEGIN; LOCK TABLE creditor_list_rows IN EXCLUSIVE MODE');
    const { number } = (await askForListAs(meera)).body;
    await found(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    const withdrawn = await decideListAs(meera, number, 'withdrawn');
    expect([withdrawn.status, withdrawn.body.state]).toEqual([200, 'withdrawn']);
    await progress.query('ROLLBACK');
    await found(`SELECT WHERE NOT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE d.datname = current_database() AND l.locktype = 'advisory' AND (l.classid, l.objid) = (42, ${number}))`);
    expect((await portal.database.query('SELECT FROM creditor_list_progress')).rowCount).toBe(0);
  } finally {
    await progress.query('ROLLBACK');
    await lines.query('ROLLBACK');
    progress.release();
    lines.release();
  }
});

test('a list is confirmed, published and withdrawn by an administrator, in this order and once each', async () => {
  await madeListAs(meera);
  expect((await decideListAs(ravi, 1, 'confirmed')).status).toBe(403);
  expect((await decideListAs(meera, 1, 'published')).body.code).toBe('list_state_differs');
  const twice = await Promise.all([
    decideListAs(meera, 1, 'confirmed'),
    decideListAs(meera, 1, 'confirmed'),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decideListAs(meera, 1, 'published')).body).toMatchObject({
    state: 'published',
    confirmed: { by: { firstName: 'Meera', lastName: 'Iyer' }, at: expect.stringMatching(/Z$/) },
    replacedBy: null,
  });
  await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, 2, state);
  expect((await listAs(meera, 1)).replacedBy).toBe(2);
  expect((await decideListAs(meera, 1, 'withdrawn')).body.state).toBe('withdrawn');
  expect((await decideListAs(meera, 1, 'published')).body.code).toBe('list_state_differs');
  for (const state of ['draft', 'making', ''])
    expect((await decideListAs(meera, 2, state)).status).toBe(400);
  expect((await decideListAs(meera, 9, 'withdrawn')).status).toBe(404);
  const { rows } = await portal.database.query(
    `SELECT details->>'list' AS list, details->>'state' AS state FROM audit_entries
     WHERE action = 'creditor_list_changed' ORDER BY id`,
  );
  expect(rows.map(({ list, state }) => `${list} ${state}`)).toEqual([
    '1 making',
    '1 confirmed',
    '1 published',
    '2 making',
    '2 confirmed',
    '2 published',
    '1 withdrawn',
  ]);
});

test('a list of an earlier day that is published later does not replace one of a later day', async () => {
  const claim = await createClaimAs(asha, 'form_f');
  await portal.database.query(
    `UPDATE claims SET submitted_at = submitted_at - interval '3 days' WHERE id = $1`,
    [claim.id],
  );
  const publish = async (asOn: string) => {
    const { number } = await madeListAs(meera, asOn);
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
    return number;
  };
  const now = await publish(today());
  const then = await publish(daysAfter(today(), -1));
  const replaced = async (number: number) => (await listAs(meera, number)).replacedBy;
  expect([await replaced(now), await replaced(then)]).toEqual([null, now]);
  const objections = (await objectionsAs(asha, claim.id)).body;
  expect(objections.listed?.number).toBe(now);
  expect((await objectAs(asha, claim.id, objectionTo(then))).body.code).toBe('list_replaced');
  expect((await objectAs(asha, claim.id, objectionTo(now))).status).toBe(201);
  // Of two lists of the same day the later one counts.
  const again = await publish(today());
  expect([await replaced(now), await replaced(then)]).toEqual([again, again]);
});

test('the database refuses to change a list that was made', async () => {
  await createClaimAs(asha, 'form_f');
  const list = await madeListAs(meera);
  for (const statement of [
    'UPDATE creditor_list_rows SET name = name',
    'DELETE FROM creditor_list_rows',
    'TRUNCATE creditor_list_rows',
    'INSERT INTO creditor_list_rows SELECT (jsonb_populate_record(r, \'{"sl_no": 2}\')).* FROM creditor_list_rows r',
    "UPDATE creditor_lists SET sha256 = '\\x00'",
    "UPDATE creditor_lists SET as_on = '2026-01-01'",
    "UPDATE creditor_lists SET state = 'published'",
    "UPDATE creditor_lists SET state = 'making'",
    'DELETE FROM creditor_lists',
  ])
    await expect(portal.database.query(statement)).rejects.toThrow('made');
  expect(await listAs(meera, 1)).toEqual(list);
  const { rows } = await portal.database.query(
    `SELECT encode(creditor_list_sha256(1), 'hex') AS sha256`,
  );
  expect(rows[0].sha256).toBe(list.sha256);
});

test('lines are found by beginnings of words and by claim number, in an annexure and a page', async () => {
  const bank = await admittedAs(
    asha,
    meera,
    'form_c',
    "Kaveri O'Neil & Sons (सहकारी) Bank",
    '10.00',
  );
  const other = await admittedAs(asha, meera, 'form_c', 'Narmada Finance', '10.00');
  await madeListAs(meera);
  const found = async (search: string, more = '') =>
    (await linesAs(meera, 1, `search=${encodeURIComponent(search)}${more}`)).rows.map(
      ({ claimId }) => claimId,
    );
  for (const search of [
    'kav',
    'bank kaveri',
    "o'neil",
    'सहका',
    bank.claimNumber.toLowerCase(),
    bank.claimNumber.slice(4).replace('-0', '-'),
    ' sons ',
    'cauvery sahakari',
    'kaveri bamk',
    'कावेरी',
  ])
    expect([search, await found(search)]).toEqual([search, [bank.id]]);
  for (const search of ['averi', 'kaveri narmada', "'", '\\', '():*&|!', "' OR true --"])
    expect([search, await found(search)]).toEqual([search, []]);
  expect(await found('narmada', '&annexure=5')).toEqual([]);
  expect((await linesAs(meera, 1, 'annexure=4&page=2&limit=1')).rows).toMatchObject([
    { slNo: 2, claimId: other.id },
  ]);
  for (const query of ['annexure=0', 'annexure=10', 'page=0', 'limit=101', 'hindrance=none'])
    expect((await ask(meera, 'GET', `creditor-lists/1/rows?${query}`)).status).toBe(400);
});

test('an employee of a table that was changed since keeps the amounts that were determined', async () => {
  const row = (serialNo: string, employeeName: string, totalAmountDue: string) => ({
    serialNo,
    employeeName,
    identificationNumber: `ID-${serialNo}`,
    totalAmountDue,
    periodDue: 'May',
  });
  const rowsBefore = [row('1', 'Ram', '1000'), row('2', 'Sita', '500'), row('3', 'Gita', '300')];
  const claim = await createClaimAs(asha, 'form_e', {
    claimAmount: '1800',
    employeeDetails: rowsBefore,
  });
  await determinedAs(meera, claim, [
    { head: 'employee:1', notAdmitted: '1000.00', reasons: [{ code: 'paid_already' }] },
    { head: 'employee:2', admitted: '500.00' },
  ]);
  const edited = await ask(asha, 'PATCH', `claims/${claim.id}`, {
    claimData: { claimAmount: '800', employeeDetails: rowsBefore.slice(1) },
  });
  expect(edited.status).toBe(200);
  const { number, hindrances } = await madeListAs(meera);
  expect(hindrances.find(({ code }) => code === 'edited_since')?.count).toBe(3);
  const { rows } = await linesAs(meera, number);
  expect(
    rows.map(({ name, admitted, notAdmitted, underVerification }) => [
      name,
      admitted,
      notAdmitted,
      underVerification,
    ]),
  ).toEqual([
    ['Ram', '0.00', '1000.00', '0.00'],
    ['Sita', '500.00', '0.00', '0.00'],
    ['Gita', '0.00', '0.00', '300.00'],
  ]);
});

test('whoever says in Form D that they are an employee is listed as that until the desk answers', async () => {
  for (const workerKind of ['employee', 'workman', undefined])
    await createClaimAs(asha, 'form_d', { workerKind });
  const { summary } = await madeListAs(meera);
  expect(
    summary.flatMap(({ category, received }) =>
      received.count ? [[category, received.count]] : [],
    ),
  ).toEqual([
    ['workmen', 2],
    ['employees', 1],
  ]);
});

test('lines of one moment stand in the order of filing', async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 8; n += 1) numbers.push((await createClaimAs(asha, 'form_f')).claimNumber);
  const client = await portal.database.connect();
  await client.query(`SET session_replication_role = 'replica'`);
  await client.query(
    `UPDATE claims SET submitted_at = date_trunc('minute', now() - interval '1 minute')`,
  );
  await client.query(`SET session_replication_role = 'origin'`);
  client.release();
  const { number } = await madeListAs(meera);
  const { rows } = await linesAs(meera, number);
  expect(rows.map(({ claimNumber }) => claimNumber)).toEqual(numbers);
});

test('without voting financial creditors the committee has operational creditors and representatives', async () => {
  await admittedAs(asha, meera, 'form_c', 'Parent Bank', '5000.00', { relatedParty: true });
  await admittedAs(asha, meera, 'form_ca', 'Parent Allottee', '700.00', { relatedParty: true });
  for (let n = 1; n <= 19; n += 1) {
    const claim = await createClaimAs(asha, 'form_b', {
      companyName: `Supplier ${n}`,
      claimAmount: `${n}00.00`,
    });
    await determinedAs(meera, claim, [{ head: 'principal', admitted: `${n}00.00` }], {
      government: false,
    });
  }
  const driver = await createClaimAs(asha, 'form_d', {
    claimAmount: '1000',
    overtimeAmount: '',
    bonusAmount: '',
    gratuityAmount: '',
    pfAmount: '',
    esiAmount: '',
  });
  await determinedAs(meera, driver, [{ head: 'remainder', admitted: '1000' }], { workman: true });
  await madeListAs(meera);
  const { composition, base, members, nonVoting } = await committeeAs(meera, 1);
  expect([composition, base, members.length]).toEqual(['operational', '19900.00', 19]);
  expect(members[0]).toEqual({
    name: 'Supplier 19',
    debt: '1900.00',
    votingDebt: '1900.00',
    share: '9.55',
    kind: 'operational',
  });
  expect(members.at(-1)).toMatchObject({ debt: '1000.00', share: '5.03', kind: 'workmen' });
  expect(members.map(({ name }) => name)).not.toContain('Supplier 1');
  expect(nonVoting).toMatchObject([
    { name: 'Parent Bank', debt: '5000.00', share: null, kind: 'related_party' },
    { name: 'Parent Allottee', debt: '700.00', share: null, kind: 'related_party' },
  ]);
});

test('operational creditors attend from a tenth of the debt on, and an exempt related party votes', async () => {
  await admittedAs(asha, meera, 'form_c', 'Bank', '900.00', {
    relatedParty: true,
    relatedPartyExempt: true,
  });
  const claim = await createClaimAs(asha, 'form_b', { claimAmount: '100.00' });
  const admit = (admitted: string, rest: string) =>
    determinedAs(
      meera,
      claim,
      [
        {
          head: 'principal',
          admitted,
          notAdmitted: rest,
          reasons: [{ code: 'no_proof', text: '3 March 2026' }],
        },
      ],
      { government: false },
    );
  await admit('99.99', '0.01');
  await madeListAs(meera);
  const below = await committeeAs(meera, 1);
  expect([below.members, below.nonVoting]).toMatchObject([
    [{ name: 'Bank', share: '100.00', kind: 'financial' }],
    [],
  ]);
  expect(below.operational).toEqual({ dues: '99.99', debt: '999.99', attend: false });
  await determinedAs(meera, claim, [{ head: 'principal', admitted: '100.00' }], {
    government: false,
    basis: 'revised',
  });
  await madeListAs(meera);
  expect((await committeeAs(meera, 2)).nonVoting).toMatchObject([
    { debt: '100.00', share: null, kind: 'attendees' },
  ]);
});

test('each thing that a list lacks leads to exactly the claims that cause it', async () => {
  const many = (count: number) => Array.from({ length: count });
  const undetermined = [];
  for (const _ of many(2)) undetermined.push(await createClaimAs(asha, 'form_f'));
  const open = await createClaimAs(asha, 'form_b', { claimAmount: '100.00' });
  await determinedAs(meera, open, [{ head: 'principal', admitted: '100.00' }]);
  const answered = await createClaimAs(asha, 'form_b', { claimAmount: '100.00' });
  await determinedAs(meera, answered, [{ head: 'principal', admitted: '100.00' }], {
    government: false,
  });
  const worker = await createClaimAs(asha, 'form_d');
  await determinedAs(meera, worker, []);
  const differs = await createClaimAs(asha, 'form_ca', { claimAmount: '100.00' });
  const head = { head: 'principal', claimed: '100.00', admitted: '100.00' };
  await determinedAs(meera, differs, [head]);
  const edited = await createClaimAs(asha, 'form_ca', { claimAmount: '100.00' });
  await determinedAs(meera, edited, [head]);
  const set = (change: string, { id }: { id: string }) =>
    portal.database.query(`UPDATE claims SET ${change} WHERE id = $1`, [id]);
  await set('claim_amount = 200', differs);
  await set('version = 2', edited);
  const proposed = await createClaimAs(asha, 'form_f');
  await set(`assigned_to_id = '${ravi.user.id}'`, proposed);
  expect((await determineAs(ravi, proposed.id, determinationOf([]))).status).toBe(201);
  const list = await madeListAs(meera);
  const expected = {
    no_determination: [...undetermined, proposed],
    edited_since: [edited],
    category_open: [open, worker],
    sum_differs: [differs],
    class_interest_open: [differs, edited],
  };
  const found = list.hindrances.filter(({ filter }) => filter !== null);
  expect(found.map(({ code }) => code).sort()).toEqual(Object.keys(expected).sort());
  for (const { code, count, filter } of found) {
    const behind = await linesAs(meera, list.number, filter ?? '');
    const ids = expected[code as keyof typeof expected].map(({ id }) => id).sort();
    expect([code, behind.rows.map(({ claimId }) => claimId).sort()]).toEqual([code, ids]);
    expect([code, behind.total, count]).toEqual([code, ids.length, ids.length]);
    // Within an annexure too, and page by page.
    const annexures = await Promise.all(
      Array.from(
        { length: 9 },
        async (_, at) => (await linesAs(meera, list.number, `${filter}&annexure=${at + 1}`)).total,
      ),
    );
    expect([code, annexures.reduce((sum, one) => sum + one, 0)]).toEqual([code, count]);
    const pages = await Promise.all(
      many(count).map(
        async (_, at) =>
          (
            await ask<{ rows: { claimId: string }[] }>(
              meera,
              'GET',
              `creditor-lists/${list.number}/rows?${filter}&limit=1&page=${at + 1}`,
            )
          ).body.rows[0]?.claimId,
      ),
    );
    expect([code, pages.sort()]).toEqual([code, ids]);
  }
});

test.each([
  ['confirm', [], 'confirmed', 'confirmed'],
  ['publish', ['confirmed'], 'published', 'published'],
  ['withdraw', [], 'withdrawn', 'withdrawn'],
  ['withdraw and publish', ['confirmed'], 'withdrawn', 'published'],
  ['publish and confirm', ['confirmed'], 'published', 'confirmed'],
] as const)(
  'of two administrators who %s at once the second is told that its state differs',
  async (_, before, first, second) => {
    const kavya = await signUp('ip_admin', address);
    const { number } = await madeListAs(meera);
    for (const state of before) await decideListAs(meera, number, state);
    const gate = await portal.database.connect();
    const waiting = (count: number) =>
      until(async () => {
        const { rowCount } = await portal.database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return (rowCount ?? 0) >= count || undefined;
      });
    try {
      await gate.query('BEGIN');
      // The first writes its entry in the trail last, and holds the list until then.
      await gate.query(`SELECT pg_advisory_xact_lock(hashtext('daava.audit'))`);
      const one = decideListAs(meera, number, first);
      await waiting(1);
      const other = decideListAs(kavya, number, second);
      await waiting(2);
      await gate.query('COMMIT');
      const answers = await Promise.all([one, other]);
      expect(answers.map(({ status }) => status)).toEqual([200, 409]);
      expect(answers[1]?.body).toMatchObject({ code: 'list_state_differs' });
      expect((await listAs(meera, number)).state).toBe(first);
    } finally {
      await gate.query('ROLLBACK');
      gate.release();
    }
  },
);
