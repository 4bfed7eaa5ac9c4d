import Papa from 'papaparse';
import { creditors, csvOf, sendClaims } from '../support/claims-file';
import { database } from '../support/database';
import { signUp } from '../support/people';

afterAll(() => database.end());

const tableIn = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;

const linesOf = (content: Buffer) => tableIn(content.toString('utf8'));

test('rejected rows come back as they were given, with why, and can be mended and sent again', async () => {
  const asha = await signUp();
  const content = csvOf('form_d', [
    ...creditors(2),
    { fullName: 'Bad "phone", twice', phone: '12345', alternatePhone: '1' },
    { fullName: '=1+1', claimAmount: '12.345' },
  ]);
  const answer = await sendClaims(asha, 'rejected', content, { name: 'दावे.csv' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/csv');
  expect(answer.headers.get('Content-Disposition')).toContain(
    `attachment; filename="rejected-____.csv"; filename*=UTF-8''rejected-${encodeURIComponent('दावे')}.csv`,
  );
  const [head, ...rejected] = tableIn(answer.text);
  const given = linesOf(content);
  expect(head).toEqual([...(given[0] ?? []), 'Reason']);
  expect(rejected).toHaveLength(2);
  expect(rejected[0]?.slice(0, -1)).toEqual(given[3]);
  expect(rejected[0]?.at(-1)).toMatch(/Phone Number: .*Alternate Phone/s);
  // Nothing that a spreadsheet would run.
  expect(rejected[1]?.[0]).toBe("'=1+1");

  const mended = answer.text.replace('12345,', '9876543210,').replace('12.345', '12.34');
  const again = await sendClaims(asha, 'check', Buffer.from(mended));
  expect(again.body).toMatchObject({ rows: 2, success: 1, failed: 1 });
  expect(again.body.errors).toMatchObject([{ row: 2, field: 'alternatePhone' }]);
});

test('in Hindi the column and the reasons are Hindi', async () => {
  const asha = await signUp();
  const { text } = await sendClaims(asha, 'rejected', csvOf('form_d', [{ claimAmount: '0' }]), {
    before: { creditorType: 'form_d', language: 'hi' },
  });
  const [head, row] = tableIn(text);
  expect(head?.at(-1)).toBe('कारण');
  expect(row?.at(-1)).toMatch(/[\u0900-\u097f]/);
});

test('a row that names a professional is among them', async () => {
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
