import { readFileSync } from 'node:fs';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import { bulkForm } from '@/tests/support/data/claims-file';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { fileOfRegister, madeUp } from '@/tests/support/data/registers';
import { database, rows } from '@/tests/support/database/database';
import { type Answer, call } from '@/tests/support/http/api';

let meera: TestPerson;
beforeAll(async () => {
  meera = await signUp('ip_admin');
});
afterAll(() => database.end());

interface Refusal {
  code: string;
  issues?: { rule: string }[];
}

const rehearse = (
  content: Buffer,
  name: string,
  before: Record<string, string> = {},
): Promise<Answer<{ sheets: RehearsedSheet[] } & Refusal>> =>
  call('POST', '/api/registers/rehearsal', {
    token: meera.token,
    raw: bulkForm(content, name, { before }),
  });

const brought = (name: string) => readFileSync(`tests/support/data/brought/${name}`);

describe('what is no register is refused', () => {
  test.each<[string, Buffer, string, number, string]>([
    ['another ending', Buffer.from('a,b\n1,2\n'), 'claims.docx', 415, 'unsupported_type'],
    ['an empty file', Buffer.alloc(0), 'claims.csv', 400, 'invalid'],
    ['a paper called .csv', Buffer.from('%PDF-1.7\n'), 'claims.csv', 400, 'invalid'],
    [
      'a head without rows',
      Buffer.from('Name of creditor,Amount claimed\n'),
      'claims.csv',
      400,
      'invalid',
    ],
    ['a web page with a head alone', brought('bank.xls'), 'bank.xls', 400, 'invalid'],
  ])('%s', async (_, content, name, status, code) => {
    const answer = await rehearse(content, name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('and a mapping that is none, before the file is taken', async () => {
    const answer = await rehearse(Buffer.from('a,b\n1,2\n'), 'a.csv', { mappings: '{' });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });
});

test.each(madeUp)('a register $habit is rehearsed', async (made) => {
  const answer = await rehearse(Buffer.from(fileOfRegister(made)), `register.${made.kind}`);
  expect(answer.status).toBe(200);
  const counted = answer.body.sheets.reduce((sum, { rehearsal }) => sum + rehearsal.rows, 0);
  expect(counted).toBe(made.rows);
});

test('a rehearsal writes nothing', async () => {
  // Of this person alone: the portal goes on with papers of other tests.
  const count = () =>
    rows(
      `SELECT (SELECT count(*) FROM claims WHERE entered_by_id = $1) AS claims,
         (SELECT count(*) FROM audit_entries WHERE user_id = $1) AS entries`,
      [meera.user.id],
    );
  const before = await count();
  await rehearse(brought('subtotal-and-group-rows-ca.csv'), 'ca.csv');
  expect(await count()).toEqual(before);
});

test('a mapping changed by hand is gone by', async () => {
  const content = brought('subtotal-and-group-rows-ca.csv');
  const [guessed] = (await rehearse(content, 'ca.csv')).body.sheets;
  const mapping = { ...guessed?.mapping, form: [{ by: 'all', form: 'form_ca' }] };
  const again = await rehearse(content, 'ca.csv', { mappings: JSON.stringify({ '': mapping }) });
  expect(again.body.sheets[0]?.rehearsal.byForm).toMatchObject([
    { key: 'form_ca', rows: 3, claimed: '13000.00' },
  ]);
});
