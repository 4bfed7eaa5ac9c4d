import type { CreditorType } from '@/lib/forms/definitions/field';
import { sendClaims } from '@/tests/support/data/claims-file';
import { fortyInvoices, type List, sixtyEmployees } from '@/tests/support/data/lists';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { fileOf } from '@/tests/support/data/table-file';
import { database, rows } from '@/tests/support/database/database';

let [asha, meera]: TestPerson[] = [];

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});

afterAll(() => database.end());

const employees = { type: 'form_e', table: 'employeeDetails', letter: 'E' };
const invoices = { type: 'form_b', table: 'invoices', letter: 'B' };

type Case = [string, List, 'csv' | 'xlsx', CreditorType, object, RegExp];
const cases: Case[] = [
  ['employees', sixtyEmployees(), 'csv', 'form_e', employees, /employees.*Form E.*Form D/],
  ['employees, headed in Hindi', sixtyEmployees('hi'), 'xlsx', 'form_d', employees, /Form E/],
  ['employees with a wrong total', sixtyEmployees('en', 1), 'xlsx', 'form_b', employees, /Form E/],
  ['invoices', fortyInvoices(), 'xlsx', 'form_b', invoices, /invoices.*Form B/],
];

describe.each(['check', 'upload', 'rejected'] as const)('the bulk call %s', (to) => {
  test.each(cases)(
    'tells a list of %s from claims, and files nothing',
    async (_, list, kind, creditorType, params, sentence) => {
      for (const person of [asha, meera]) {
        const { status, body } = await sendClaims(
          person as TestPerson,
          to,
          Buffer.from(fileOf(list, kind)),
          { name: `list.${kind}`, before: { creditorType } },
        );
        expect(status).toBe(400);
        expect(body.issues).toMatchObject([{ path: 'file', rule: 'rows_of_claim', params }]);
        expect(body.message).toMatch(sentence);
        const [{ claims } = { claims: -1 }] = await rows<{ claims: number }>(
          'SELECT count(*)::int AS claims FROM claims WHERE claimant_id = $1',
          [person?.user.id],
        );
        expect(claims).toBe(0);
      }
    },
  );

  test('says of a list whose columns nobody knows that the first row names none', async () => {
    const content = Buffer.from(fileOf(sixtyEmployees('none')));
    const { body } = await sendClaims(asha as TestPerson, to, content, {
      before: { creditorType: 'form_e' },
    });
    expect(body.issues).toMatchObject([{ path: 'file', rule: 'no_header' }]);
  });
});
