import { Workbook } from 'exceljs';
import { parse } from 'papaparse';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { Overview } from '@/lib/statistics/overview';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call, someAddress } from '@/tests/support/http/api';

afterAll(() => database.end());

const url = () => new URL('/api/reports/export', process.env.BASE_URL);

async function exported(person: TestPerson, body: unknown) {
  const response = await fetch(url(), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': someAddress(),
    },
    body: JSON.stringify(body),
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const ask = (person: TestPerson, body: unknown) =>
  call('POST', '/api/reports/export', { token: person.token, body });

/** A case manager with claims of their own, newest first. */
async function desk(names: string[]) {
  const [asha, ravi, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const claims = [];
  for (const fullName of names) {
    const claim = await createClaimAs(asha, 'form_d', { fullName });
    await assignTo(meera, claim.id, ravi);
    claims.unshift(claim);
  }
  return { asha, ravi, meera, claims };
}

test('a CSV report has the visible claims, newest first, and nothing a spreadsheet would run', async () => {
  const names = ['=HYPERLINK("http://x")', '+91 98', 'आशा "देवी", दिल्ली'];
  const { ravi, claims } = await desk(names);
  const { response, bytes } = await exported(ravi, { format: 'csv' });
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Report-Rows')).toBe('3');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /filename="claims-report-\d{4}-\d{2}-\d{2}\.csv"/,
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines.slice(1).map((line) => line.slice(0, 15))).toEqual(
    claims.map(({ claimNumber }) => claimNumber),
  );
  expect(lines[1]).toContain('"आशा ""देवी"", दिल्ली"');
  expect(lines[2]).toContain(",'+91 98,");
  expect(lines[3]).toContain(`"'=HYPERLINK(""http://x"")"`);
});

// Beginnings that a spreadsheet may read as a formula: its signs, also full-width, small or as a minus,
// after spaces, quotes and invisible characters.
const signs = [...'=+-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b'];
const before = [...' "\'\u00a0\u200b\ufeff\u2018\u201c'];
const runnable = [...signs, ...before.map((blank) => `${blank}=`), '\t', '\r', '\n'].map(
  (beginning) => `${beginning}SUM(1)`,
);
const harmless = ['Asha=Devi', '1-2', '(=1)', 'आशा-देवी', '_x', '{y', 'a;b', 'a, -b', 'आशा;b=1'];

// The same for a program that divides cells at semicolons or tabs.
const runnableInside = [
  ['a;=SUM(1)', "a;'=SUM(1)"],
  ['आशा;=SUM(1);@x', "आशा;'=SUM(1);'@x"],
  ['a; "-1', `a; "'-1`],
  ['a\t+1', "a\t'+1"],
  ['a\n=1\r\uff1d1', "a\n'=1\r'\uff1d1"],
  ['a;;=1', "a;;'=1"],
  ["a;'=1", "a;''=1"],
  ['=a;=1', "'=a;'=1"],
] as const;

// Texts that a spreadsheet would read as a number or truth value, and save differently.
const guessed = ['0012', '1E5', 'TRUE', '123456789012'];

test('a CSV report guards every text that a spreadsheet could run, and no other', async () => {
  const { ravi, claims } = await desk(['Asha Devi']);
  const names = [...guessed, ...runnable, ...harmless, ...runnableInside.map(([name]) => name)];
  await copyClaim(claims[0]?.id ?? '', names.length - 1);
  await rows(
    `UPDATE claims c SET creditor_name = names.name
     FROM (SELECT id, row_number() OVER (ORDER BY submitted_at DESC) AS place FROM claims
           WHERE assigned_to_id = $1) AS placed
     JOIN unnest($2::text[]) WITH ORDINALITY AS names (name, place) USING (place) WHERE c.id = placed.id`,
    [ravi.user.id, names],
  );
  const { bytes } = await exported(ravi, { format: 'csv' });
  const [heading, ...lines] = parse<string[]>(bytes.toString('utf8').trimEnd()).data;
  const column = heading?.indexOf('Creditor') ?? -1;
  expect(lines.map((cells) => cells[column])).toEqual([
    ...[...guessed, ...runnable].map((name) => `'${name}`),
    ...harmless,
    ...runnableInside.map(([, guarded]) => guarded),
  ]);
});

test('times in a CSV report are those in India', async () => {
  const { ravi } = await desk(['Asha Devi']);
  await rows(
    `UPDATE claims SET submitted_at = '2026-03-31T20:15:00Z', updated_at = '2026-12-31T18:30:00Z'
     WHERE assigned_to_id = $1`,
    [ravi.user.id],
  );
  const { bytes } = await exported(ravi, { format: 'csv' });
  const [, line] = bytes.toString('utf8').trimEnd().split(/\r?\n/);
  expect(line).toContain(',2026-04-01 01:45,2027-01-01 00:00,');
});

test('a workbook has the same rows, with text as text and amounts as numbers', async () => {
  const { ravi, claims } = await desk(['=1+1', 'Asha Devi']);
  const { bytes } = await exported(ravi, { format: 'xlsx' });
  const book = new Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const sheet = book.worksheets[0];
  if (!sheet) throw new Error('The workbook has no sheet');
  const heading = (sheet.getRow(1).values as string[]).slice(1);
  const cell = (row: number, name: string) => sheet.getRow(row).getCell(heading.indexOf(name) + 1);
  expect(sheet.rowCount).toBe(3);
  expect(cell(2, 'Claim Number')?.value).toBe(claims[0]?.claimNumber);
  expect(cell(3, 'Creditor')?.value).toBe('=1+1');
  expect(cell(3, 'Creditor')?.formula).toBeUndefined();
  expect(cell(2, 'Amount')?.value).toBe(Number(claims[0]?.claimAmount));
});

test('the last columns of a report show the determinations in force', async () => {
  const { asha, ravi, meera, claims } = await desk(['Confirmed', 'Proposed', 'Nothing', 'Gone']);
  const [gone, , proposed, confirmed] = claims;
  // The part that the sample does not break down into heads.
  const part = {
    head: 'remainder',
    admitted: '10.00',
    notAdmitted: '5.25',
    underVerification: '99984.75',
    reasons: [{ code: 'paid_already' }],
  };
  const day = daysAfter(dayInIndia(new Date()), -1);
  await rows(`UPDATE claims SET submitted_at = submitted_at - interval '1 day' WHERE id = $1`, [
    confirmed?.id,
  ]);
  const dated = determinationOf([part], { confirm: true, effectiveOn: day });
  const made = [
    await determineAs(meera, confirmed?.id ?? '', dated),
    await determineAs(ravi, proposed?.id ?? '', determinationOf([part])),
    await call('POST', `/api/claims/${gone?.id}/withdraw`, {
      token: asha.token,
      body: { reason: 'Paid since.' },
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 200]);
  const { bytes } = await exported(ravi, { format: 'csv' });
  const [heading, ...lines] = parse<string[]>(bytes.toString('utf8').trimEnd()).data;
  const from = heading?.indexOf('Documents') ?? -1;
  expect(heading?.slice(from + 1)).toEqual([
    'Admitted',
    'Contingent',
    'Not Admitted',
    'Under Verification',
    'Category',
    'Determination',
    'Late Claim Track',
    'Determination Counts From',
    'Claimed In Currency',
    'Facilities',
  ]);
  expect(lines.map((cells) => cells.slice(from + 1))).toEqual([
    ['', '', '', '', '', '', '', '', '', ''],
    ['0.00', '0.00', '0.00', '186400.00', '', '', '', '', '', ''],
    ['0.00', '0.00', '0.00', '186400.00', '', 'Proposed', '', '', '', ''],
    [
      '10.00',
      '0.00',
      '5.25',
      '186384.75',
      'Operational creditors (workmen)',
      'Confirmed',
      '',
      day,
      '',
      '',
    ],
  ]);
  const { body } = await call<Overview>('GET', '/api/statistics/overview', { token: ravi.token });
  expect(body.determined).toEqual([
    {
      creditorType: 'form_d',
      amounts: {
        claimed: '559200.00',
        admitted: '10.00',
        contingent: '0.00',
        notAdmitted: '5.25',
        underVerification: '559184.75',
      },
    },
  ]);
});

test('a report can be narrowed by filters or ids, and the trail keeps no search text', async () => {
  const { ravi, claims } = await desk(['Kavita Rao', 'Sunil Das']);
  const [newest] = claims;
  const chosen = await exported(ravi, { format: 'csv', claimIds: [newest?.id, newest?.id] });
  expect(chosen.response.headers.get('X-Report-Rows')).toBe('1');
  expect(chosen.response.headers.get('Content-Disposition')).toContain('selected-claims-report-');
  const found = await exported(ravi, { format: 'csv', filters: { search: 'kavita' } });
  expect(found.response.headers.get('X-Report-Rows')).toBe('1');
  const entries = await rows<{ details: Record<string, unknown> }>(
    `SELECT details FROM audit_entries WHERE action = 'report_exported' AND user_id = $1 ORDER BY id`,
    [ravi.user.id],
  );
  expect(entries.map(({ details }) => details)).toEqual([
    { format: 'csv', rows: 1, chosen: 1 },
    { format: 'csv', rows: 1, filters: { search: true } },
  ]);
});

test('a report that cannot be made is refused, and leaves no audit entry', async () => {
  const { asha, ravi, claims } = await desk(['Asha Devi']);
  const other = await createClaimAs(asha);
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const refused: [unknown, number][] = [
    [{ format: 'pdf' }, 400],
    [{ format: 'csv', claimIds: [] }, 400],
    [{ format: 'csv', claimIds: ids(501) }, 400],
    [{ format: 'csv', claimIds: ['x'] }, 400],
    [{ format: 'csv', claimIds: [claims[0]?.id, other.id] }, 404],
    [{ format: 'csv', filters: { status: 'gone' } }, 400],
    [{ format: 'csv', filters: { search: crypto.randomUUID() } }, 400],
  ];
  for (const [body, status] of refused) {
    expect([body, (await ask(ravi, body)).status]).toEqual([body, status]);
  }
  expect((await ask(asha, { format: 'csv' })).status).toBe(403);
  expect(
    await rows(`SELECT 1 FROM audit_entries WHERE action = 'report_exported' AND user_id = $1`, [
      ravi.user.id,
    ]),
  ).toEqual([]);
});

test('a report whose reader leaves gives its place back', async () => {
  const { ravi } = await desk(['Asha Devi']);
  for (let turn = 0; turn < 5; turn += 1) {
    const away = new AbortController();
    const response = await fetch(url(), {
      method: 'POST',
      headers: { Authorization: `Bearer ${ravi.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ format: 'csv' }),
      signal: away.signal,
    });
    expect(response.status).toBe(200);
    away.abort();
  }
  const { response } = await exported(ravi, { format: 'csv' });
  expect(response.status).toBe(200);
});
