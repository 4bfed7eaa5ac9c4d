import excel from 'exceljs';
import type { Changes } from '@/lib/creditor-lists/changes';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  committeeAs,
  decideListAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
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
  await ask(meera, 'PATCH', 'case', { commencementDate: '2026-09-23' });
});
afterAll(() => portal.remove());

const towers = [
  { name: 'Allottees of Tower A', representative: 'Farida Khan' },
  { name: 'Allottees of Tower B', representative: null },
];

const nameClasses = async (classes: object[] = towers) => {
  const answer = await ask(meera, 'PUT', 'case/classes', { classes });
  expect(answer.status).toBe(200);
};

const inClass = (name: string, principal: string, classNumber: number | null, voting = {}) =>
  admittedAs(asha, meera, 'form_ca', name, principal, {
    classNumber,
    voting: { from: '2025-10-01', ...voting },
  });

const lender = (name: string, amount: string, more = {}) =>
  admittedAs(asha, meera, 'form_c', name, amount, more);

const signedIn = () => ({ Authorization: `Bearer ${meera.token}` });

const fileOf = async (path: string, headers: Record<string, string> = signedIn()) => {
  const answer = await fetch(`${address}/api/${path}`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const rowsIn = ({ bytes }: { bytes: Buffer }) =>
  bytes.toString().replace('\ufeff', '').trim().split('\r\n');

const paise = (amount: string | null) => BigInt((amount ?? '').replace('.', ''));

const one = { number: 1, name: 'Allottees of Tower A' };
const two = { number: 2, name: 'Allottees of Tower B' };

/** The class and the lenders of worked examples 7 and 8; the class split into A with four others, and the rest with K. */
async function worked() {
  await inClass('A', '2000000.00', 1, { from: '2024-04-01' });
  for (const name of 'BCDE') await inClass(`${name} of the class`, '1000000.00', 1);
  for (const name of 'FGHI') await inClass(`${name} of the class`, '1000000.00', 2);
  await inClass('K', '500000.00', 2, { from: '2026-01-15', rate: '12', agreed: true });
  await lender('X Bank', '200000000.00');
  await lender('Y Finance', '50000000.00');
  await lender('Parent Holdings', '94202739.73', {
    relatedParty: true,
    securedAmount: '60000000.00',
  });
  return madeListAs(meera);
}

test('the worked examples 7 and 8 with two classes: each votes by its own base, and all bases are the same', async () => {
  await nameClasses();
  const list = await worked();
  expect(list.classes).toEqual([
    { ...one, representative: 'Farida Khan', base: '6709698.65' },
    { ...two, representative: null, base: '4854246.59' },
  ]);
  expect(list.votingBase).toBe('261563945.24');
  expect(list.hindrances.map(({ code }) => code)).not.toContain('class_open');
  const { rows } = await linesAs(meera, list.number, 'annexure=2');
  expect(rows.map(({ creditorClass, shareInClass }) => [creditorClass, shareInClass])).toEqual([
    [one, '35.72'],
    ...Array(4).fill([one, '16.07']),
    ...Array(4).fill([two, '22.21']),
    [two, '11.15'],
  ]);
  const others = await linesAs(meera, list.number, 'annexure=4');
  expect(others.rows.map(({ creditorClass }) => creditorClass)).toEqual([null, null]);
  const { base, members, memberCount } = await committeeAs(meera, list.number);
  expect([base, memberCount]).toEqual(['261563945.24', 4]);
  expect(
    members.map(({ name, debt, votingDebt, share, kind, creditorClass, representative }) => [
      name,
      debt,
      votingDebt,
      share,
      kind,
      creditorClass,
      representative,
    ]),
  ).toEqual([
    ['X Bank', '200000000.00', '200000000.00', '76.46', 'financial', undefined, undefined],
    ['Y Finance', '50000000.00', '50000000.00', '19.12', 'financial', undefined, undefined],
    [one.name, '6000000.00', '6709698.65', '2.57', 'class', one, 'Farida Khan'],
    [two.name, '4500000.00', '4854246.59', '1.86', 'class', two, undefined],
  ]);
  const together = members.reduce((sum, { votingDebt }) => sum + paise(votingDebt), 0n);
  expect(together).toBe(paise(base));

  const voting = rowsIn(await fileOf(`creditor-lists/${list.number}/voters?of=committee`));
  expect(voting.slice(3)).toEqual([
    '3,Farida Khan,Authorised representative of a class,Allottees of Tower A,6000000.00,6709698.65,2.57',
    '4,Allottees of Tower B,Authorised representative of a class,Allottees of Tower B,4500000.00,4854246.59,1.86',
    ',Total; each share is rounded by itself,,,260500000.00,261563945.24,100.00',
  ]);
  const classFile = (which: string) =>
    fileOf(`creditor-lists/${list.number}/voters?of=class${which}`);
  const second = await classFile('&class=2');
  expect(second.answer.headers.get('content-disposition')).toContain(
    `"class-2-list-${list.number}-as-on-${today()}.csv"`,
  );
  const lines = rowsIn(second).slice(1);
  expect(lines.map((line) => line.split(',').slice(-4))).toEqual([
    ...Array(4).fill(['1000000.00', '1078246.58', '22.21', '0.41']),
    ['500000.00', '541260.27', '11.15', '0.21'],
    ['4500000.00', '4854246.59', '100.00', '1.86'],
  ]);
  // The largest of the class first, and nobody of the other one.
  expect(lines.filter((line) => /(,A,|[BCDE] of the class)/.test(line))).toEqual([]);
  const { rows: told } = await portal.database.query(
    `SELECT details FROM audit_entries WHERE action = 'report_exported' ORDER BY id DESC LIMIT 1`,
  );
  expect(told[0].details).toEqual({
    list: list.number,
    voters: 'class',
    class: '2',
    format: 'csv',
  });
  // Which of several is meant has to be said, and has to be one of the list.
  for (const which of ['', '&class=3', '&class=none', '&class=02']) {
    const { status, body } = await ask(
      meera,
      'GET',
      `creditor-lists/${list.number}/voters?of=class${which}`,
    );
    expect([status, body.issues?.map(({ path, message }) => [path, message])]).toEqual([
      400,
      [['class', 'Say of which class: 1 or 2']],
    ]);
  }
});

test('a list keeps the classes as they were, and one from before they were named answers byte for byte', async () => {
  await inClass('A', '2000000.00', null);
  await lender('X Bank', '5000000.00');
  const before = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, before.number, state);
  const paths = ['', '/rows', '/committee', '/download?format=json', '/download?format=csv'];
  const everything = async (number: number) => [
    ...(await Promise.all(
      paths.flatMap((path) =>
        [`creditor-lists/${number}`, `public/creditor-lists/${number}`].map(async (list) =>
          (
            await fileOf(`${list}${path}`, list.startsWith('public') ? {} : signedIn())
          ).bytes.toString(),
        ),
      ),
    )),
    String((await fileOf(`creditor-lists/${number}/voters?of=class`)).bytes),
    String((await fileOf(`creditor-lists/${number}/voters?of=committee`)).bytes),
  ];
  const was = await everything(before.number);
  expect(was.join()).not.toMatch(
    /creditorClass|classNumber|className|"classes"|Class of creditors/,
  );
  await nameClasses();
  await inClass('B', '1000000.00', 1);
  const after = await madeListAs(meera);
  expect(await everything(before.number)).toEqual(was);
  const { rows } = await portal.database.query(
    `SELECT encode(sha256, 'hex') = encode(creditor_list_sha256(number), 'hex') AS same FROM creditor_lists`,
  );
  expect(rows).toEqual([{ same: true }, { same: true }]);
  const told = await everything(after.number - 0);
  await ask(meera, 'PUT', 'case/classes', {
    classes: [{ number: 1, name: 'Holders of bonds', representative: 'Ravi Menon' }],
  });
  expect(await everything(after.number)).toEqual(told);
  expect(told.join()).toContain('Allottees of Tower A');
  await expect(
    portal.database.query(
      `UPDATE creditor_lists SET classes = NULL WHERE number = ${after.number}`,
    ),
  ).rejects.toThrow('stays as it was made');
});

test('the hash of a list covers the class of each line', async () => {
  await nameClasses();
  await inClass('A', '2000000.00', 1);
  const { number, sha256 } = await madeListAs(meera);
  await portal.database.query('ALTER TABLE creditor_list_rows DISABLE TRIGGER USER');
  await portal.database.query('UPDATE creditor_list_rows SET class_number = 2');
  await portal.database.query('ALTER TABLE creditor_list_rows ENABLE TRIGGER USER');
  const { rows } = await portal.database.query(
    `SELECT encode(creditor_list_sha256(${number}), 'hex') AS sha256`,
  );
  expect(rows[0].sha256).not.toBe(sha256);
});

test('who is in none of the named classes stands in the way, and votes by the representative of the case', async () => {
  await ask(meera, 'PATCH', 'case', { classRepresentative: 'Kavya Rao' });
  const open = await inClass('A', '2000000.00', null);
  const nothing = await createClaimAs(asha, 'form_ca', { claimAmount: '10.00' });
  const refused = {
    head: 'principal',
    notAdmitted: '10.00',
    reasons: [{ code: 'no_proof', text: '2026-11-01' }],
  };
  const answer = await determineAs(
    meera,
    nothing.id,
    determinationOf([refused], { confirm: true }),
  );
  expect(answer.status).toBe(201);
  await lender('X Bank', '5000000.00');
  // Nobody asks for a class that no case names.
  const first = await madeListAs(meera);
  expect(first.hindrances.map(({ code }) => code)).not.toContain('class_open');
  await nameClasses();
  await inClass('B', '1000000.00', 2);
  const list = await madeListAs(meera);
  const hindrance = list.hindrances.find(({ code }) => code === 'class_open');
  expect(hindrance).toEqual({ code: 'class_open', count: 2, filter: 'hindrance=class_open' });
  const behind = await linesAs(meera, list.number, 'hindrance=class_open');
  expect(behind.rows.map(({ claimId, creditorClass }) => [claimId, creditorClass])).toEqual([
    [open.id, null],
    [nothing.id, null],
  ]);
  expect(list.classes?.map(({ number, base }) => [number, base])).toEqual([
    [1, '0.00'],
    [2, '1078246.58'],
    [null, '2156493.15'],
  ]);
  // A class without anything to vote is no member.
  const { members } = await committeeAs(meera, list.number);
  expect(
    members.map(({ name, share, creditorClass, representative }) => [
      name,
      share,
      creditorClass,
      representative,
    ]),
  ).toEqual([
    ['X Bank', '60.72', undefined, undefined],
    [two.name, '13.09', two, undefined],
    [
      'Financial creditors in a class, by their authorised representative',
      '26.19',
      null,
      'Kavya Rao',
    ],
  ]);
  expect(behind.rows[0]?.shareInClass).toBe('100.00');
  const file = await fileOf(`creditor-lists/${list.number}/voters?of=class&class=none`);
  expect(file.answer.headers.get('content-disposition')).toContain('"class-none-list-');
  expect(
    rowsIn(file)
      .slice(1)
      .map((line) => line.split(',').slice(-3)),
  ).toEqual([
    ['2156493.15', '100.00', '26.19'],
    ['2156493.15', '100.00', '26.19'],
  ]);
});

test('another class is a change of the line', async () => {
  await nameClasses();
  const claim = await inClass('A', '2000000.00', 1);
  await lender('X Bank', '5000000.00');
  const before = await madeListAs(meera);
  await determineAs(
    meera,
    claim.id,
    determinationOf([{ head: 'principal', admitted: '2000000.00' }], {
      basis: 'revised',
      classNumber: 2,
      voting: { from: '2025-10-01' },
      confirm: true,
    }),
  );
  const after = await madeListAs(meera);
  const path = `creditor-lists/${after.number}/changes?from=${before.number}`;
  const { body, text } = await ask<Changes>(meera, 'GET', path);
  expect(body.counts).toEqual({ added: 0, removed: 0, moved: 1, changed: 0, said: 0, share: 0 });
  expect(body.rows).toMatchObject([
    { kind: 'moved', before: { creditorClass: one }, after: { creditorClass: two } },
  ]);
  expect(text).not.toContain('classNumber');
  for (const { number } of [before, after])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const published = await call('GET', `${address}/api/public/${path}`);
  expect(published.body).toMatchObject({ rows: [{ after: { creditorClass: two } }] });
  const download = `creditor-lists/${after.number}/changes/download?from=${before.number}`;
  const book = new excel.Workbook();
  await book.xlsx.load((await fileOf(`${download}&format=xlsx`)).bytes as unknown as ArrayBuffer);
  const sheet = JSON.stringify(book.worksheets[1]?.getSheetValues());
  expect(sheet).toContain(one.name);
  expect(sheet).toContain(two.name);
  const paper = await textOfPdf((await fileOf(`${download}&format=pdf`)).bytes);
  expect(paper.replace(/\s+/g, ' ')).toMatch(/Tower A.*Tower B/);
});

test('each file and each page of a list, public ones too, names the class of a line', async () => {
  await nameClasses();
  await inClass('A', '2000000.00', 1);
  await inClass('B', '1000000.00', null);
  await lender('X Bank', '5000000.00');
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  for (const [list, headers] of [
    [`creditor-lists/${number}`, signedIn()],
    [`public/creditor-lists/${number}`, {}],
  ] as const) {
    const [head, ...lines] = rowsIn(await fileOf(`${list}/download?format=csv`, headers));
    expect(head?.split(',').at(-1)).toBe('Class of creditors');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual([one.name, 'No named class', '']);
    const json = JSON.parse(String((await fileOf(`${list}/download?format=json`, headers)).bytes));
    expect(json.classes.map(({ name }: { name: string }) => name)).toEqual([
      one.name,
      two.name,
      null,
    ]);
    expect(json.lines.map((line: object) => 'creditorClass' in line && line.creditorClass)).toEqual(
      [one, null, null],
    );
    const book = new excel.Workbook();
    const { bytes } = await fileOf(`${list}/download?format=xlsx`, headers);
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    const cells = (name: string) => JSON.stringify(book.getWorksheet(name)?.getSheetValues());
    expect(cells('Annexure 2')).toMatch(/Class of creditors.*Allottees of Tower A.*No named class/);
    expect(cells('Annexure 4')).not.toContain('Class of creditors');
    for (const language of ['en', 'hi']) {
      const pdf = await fileOf(`${list}/download?format=pdf&language=${language}`, headers);
      expect((await textOfPdf(pdf.bytes)).replace(/\s+/g, ' ')).toMatch(/Allottees of Tower A/);
    }
  }
  const members = await call('GET', `${address}/api/public/creditor-lists/${number}/committee`);
  expect(members.body).toMatchObject({ members: [{ name: 'X Bank' }, { creditorClass: one }, {}] });
  expect(await (await fetch(`${address}/creditors/${number}`)).text()).toContain(one.name);
  expect((await listAs(meera, number)).classes?.[0]).toMatchObject(one);
});

test('lines are filtered by class, and by none, for everybody', async () => {
  await nameClasses();
  await inClass('A', '2000000.00', 1);
  await inClass('B', '1000000.00', 2);
  await inClass('C', '1000000.00', null);
  await lender('X Bank', '5000000.00');
  const { number } = await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  for (const path of ['creditor-lists', 'public/creditor-lists'])
    for (const [asked, slNos] of [
      ['1', [1]],
      ['2', [2]],
      ['none', [3]],
      ['3', []],
    ] as const) {
      const { body } = await ask<{ rows: { slNo: number; annexure: number }[]; total: number }>(
        meera,
        'GET',
        `${path}/${number}/rows?class=${asked}`,
      );
      expect([asked, body.total, body.rows.map(({ annexure, slNo }) => [annexure, slNo])]).toEqual([
        asked,
        slNos.length,
        slNos.map((slNo) => [2, slNo]),
      ]);
    }
  for (const wrong of ['0', 'all', '1a']) {
    const answer = await ask(meera, 'GET', `creditor-lists/${number}/rows?class=${wrong}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  }
  const page = await (await fetch(`${address}/creditors/${number}?class=2`)).text();
  expect(page).toContain('>B.<');
  expect(page).not.toContain('>A.<');
});
