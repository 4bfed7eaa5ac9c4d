import Papa from 'papaparse';
import { maskOf } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { keptAsText } from '@/lib/spreadsheets/kept-as-text';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

const tableIn = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;

const sample = sampleValuesOf('form_d');
const inFull = { before: { creditorType: 'form_d', numbers: 'full' } };

const linesOf = (content: Buffer) => tableIn(content.toString('utf8'));

test('rejected rows come back unchanged with the reason, and can be corrected and sent again', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', [
    ...creditors(2),
    { fullName: 'Bad "phone", twice', phone: '12345', alternatePhone: '1' },
    { fullName: '=1+1', claimAmount: '12.345' },
  ]);
  const answer = await sendClaims(asha, 'rejected', content, { name: 'दावे.csv', ...inFull });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/csv');
  expect(answer.headers.get('Content-Disposition')).toContain(
    `attachment; filename="rejected-____.csv"; filename*=UTF-8''rejected-${encodeURIComponent('दावे')}.csv`,
  );
  const [head, ...rejected] = tableIn(answer.text);
  const given = linesOf(content);
  expect(head).toEqual([...(given[0] ?? []), 'Reason']);
  expect(rejected).toHaveLength(2);
  // No number that a spreadsheet would shorten.
  expect(rejected[0]?.slice(0, -1)).toEqual(given[3]?.map(keptAsText));
  expect(rejected[0]).toContain("'50100012345678");
  expect(rejected[0]?.at(-1)).toMatch(/Phone Number: .*Alternate Phone/s);
  // No cell that a spreadsheet would run.
  expect(rejected[1]?.[0]).toBe("'=1+1");

  const mended = answer.text.replace('12345,', '9876543210,').replace('12.345', '12.34');
  const again = await sendClaims(asha, 'check', Buffer.from(mended));
  expect(again.body).toMatchObject({ rows: 2, success: 1, failed: 1 });
  expect(again.body.errors).toMatchObject([{ row: 2, field: 'alternatePhone' }]);
});

test('rejected rows in Hindi have their column and reasons in Hindi', async () => {
  const asha = await signUp();
  const { text } = await sendClaims(asha, 'rejected', csvOf('form_d', [{ claimAmount: '0' }]), {
    before: { creditorType: 'form_d', language: 'hi' },
  });
  const [head, row] = tableIn(text);
  expect(head?.at(-1)).toBe('कारण');
  expect(row?.at(-1)).toMatch(/[\u0900-\u097f]/);
});

test('a row that names a professional is among the rejected rows', async () => {
  const [ravi, meera] = await Promise.all([signUp('ip_case_manager'), signUp('ip_admin')]);
  const content = csvOf('form_d', [
    { fullName: 'Fine', email: 'fine@example.in' },
    { fullName: 'Meera', email: meera.user.email },
    { fullName: 'Nobody', email: '' },
  ]);
  const { text } = await sendClaims(ravi, 'rejected', content);
  const [head, ...rejected] = tableIn(text);
  const name = head?.indexOf('Full Name') ?? -1;
  expect(rejected.map((row) => row[name])).toEqual(['Meera', 'Nobody']);
  expect(rejected[0]?.at(-1)).toMatch(/insolvency professional/);
});

test.each(['claimant', 'ip_case_manager'] as const)(
  'numbers in rejected rows are masked unless a %s asks for them, which the trail records',
  async (role) => {
    const asha = await signUp(role);
    const numbers = someNumbers();
    const content = csvOf('form_d', [{ ...numbers, email: 'nobody' }]);
    const told = () =>
      rows(`SELECT details FROM audit_entries WHERE action = 'identifier_shown' AND user_id = $1`, [
        asha.user.id,
      ]);
    const masked = await sendClaims(asha, 'rejected', content);
    for (const number of Object.values(numbers)) {
      expect(masked.text).toContain(maskOf(number));
      expect(masked.text).not.toContain(number);
    }
    // A file with masks is rejected for each mask, since it is no number.
    const again = await sendClaims(asha, 'check', Buffer.from(masked.text));
    expect(again.body.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(Object.keys(numbers)),
    );
    expect(await told()).toEqual([]);

    const whole = await sendClaims(asha, 'rejected', content, inFull);
    for (const number of Object.values(numbers)) expect(whole.text).toContain(number);
    expect(await told()).toEqual([{ details: { file: 'rejected', creditorType: 'form_d' } }]);

    const spaced = numbers.aadhaarNumber.replace(/.{4}(?=.)/g, '$& - ');
    // Numbers typed into another field's column, or into an unknown one.
    const slipped = csvOf('form_d', [
      {
        email: 'nobody',
        bankName: numbers.accountNumber,
        department: `PAN ${numbers.panNumber}`,
        currentAddress: 'House 7, Aadhaar 1234/5678/9012, since 2019-03-31',
        permanentAddress: 'आधार १२३४ ५६७८ ९०१२',
        alternatePhone: numbers.panNumber,
        claimDescription: `Aadhaar ${spaced}, as asked`,
      },
    ]);
    const [head = '', ...rest] = slipped.toString().trim().split('\n');
    const more = Buffer.from(`${head},PAN of the spouse\n${rest.join()},ZZZPK1234Z\n`);
    const { text } = await sendClaims(asha, 'rejected', more);
    expect(tableIn(text)).toHaveLength(2);
    for (const told of [
      numbers.accountNumber,
      numbers.panNumber,
      spaced,
      '1234/5678',
      '५६७८',
      'ZZZPK1234Z',
    ]) {
      expect(text).not.toContain(told);
    }
    // A phone number, an amount and a day are no identifiers.
    const { phone, claimAmount, dateOfBirth } = sample;
    for (const told of [phone, claimAmount, dateOfBirth, 'House 7', 'since 2019-03-31']) {
      expect(text).toContain(told);
    }

    const unknown = { before: { creditorType: 'form_d', numbers: 'all' } };
    expect((await sendClaims(asha, 'rejected', content, unknown)).status).toBe(400);
  },
);
