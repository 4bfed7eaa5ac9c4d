import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { namedWith, reasonCodes } from '@/lib/law/reasons';
import { send } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { askFor, downloaded, madePaper } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

const maxRows = tableOf(formOf('form_e'))?.maxRows ?? 0;

let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
});

afterAll(() => database.end());

/** Five scripts, one without a font, a mark that turns the direction, and no space. */
const name = `${'Ashaक्षத்தி\u200fعلیবাং漢字🧾'.repeat(9)}xx`;
const most = '9999999999999999.99';

async function bothLanguages(claimId: string, kind: 'acknowledgement' | 'claim_form' | 'decision') {
  await askFor(asha, claimId, { kind, language: 'hi' });
  const papers = [
    await madePaper(asha, claimId, kind, 'en'),
    await madePaper(asha, claimId, kind, 'hi'),
  ];
  for (const { id, sha256 } of papers) expect((await downloaded(asha, id)).sha256).toBe(sha256);
}

test('papers are made with a name in five scripts, the largest amount and a file named like a path', async () => {
  expect(name).toHaveLength(200);
  const claim = await createClaimAs(asha, 'form_d', { fullName: name, claimAmount: most });
  const sent = await send(asha, pdf(), '../../etc/क्षमा\u202efdp.exe.pdf', {
    before: { claimId: claim.id },
  });
  expect(sent.status).toBe(201);
  await bothLanguages(claim.id, 'acknowledgement');
  await bothLanguages(claim.id, 'claim_form');
});

test('markup typed into a claim is printed as text', async () => {
  const typed = '#panic("x") $ x^2 $ *bold* _it_ `raw` <script> = head @cite \\ [ ] #sys.inputs';
  const claim = await createClaimAs(asha, 'form_d', { fullName: typed, claimDescription: typed });
  await bothLanguages(claim.id, 'claim_form');
});

// The others need a claim, a day, a transfer or a step that is there, or cover contingent amounts alone.
const trueOfAny = reasonCodes.filter((code) => {
  const named = namedWith(code);
  return code !== 'late_not_acceptable' && code !== 'contingent' && (!named || named === 'forum');
});

test('a decision letter with many reasons is made', async () => {
  const amount = `${trueOfAny.length}.00`;
  const claim = await createClaimAs(asha, 'form_b', { claimAmount: amount });
  const reasons = trueOfAny.map((code) => ({ code, text: `${name} ${code}`, amount: '1.00' }));
  const answer = await determineAs(
    meera,
    claim.id,
    determinationOf(
      [{ head: 'principal', claimed: amount, admitted: '0.00', notAdmitted: amount, reasons }],
      { confirm: true, remarks: 'Line one\nline two' },
    ),
  );
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
  await bothLanguages(claim.id, 'decision');
});

test('a form with the largest number of employees is made, and its letter too', async () => {
  const employeeDetails = Array.from({ length: maxRows }, (_, at) => ({
    serialNo: String(at + 1),
    employeeName: `Employee ${at + 1} कर्मचारी`,
    identificationNumber: `EMP-${at + 1}`,
    totalAmountDue: '1000.00',
    periodDue: 'Jan 2024 to Mar 2024',
  }));
  const claim = await createClaimAs(asha, 'form_e', {
    employeeDetails,
    totalEmployeesRepresented: String(maxRows),
    claimAmount: `${maxRows * 1000}.00`,
  });
  await bothLanguages(claim.id, 'claim_form');
  const heads = employeeDetails.map((_, at) => ({
    head: `employee:${at + 1}`,
    admitted: '1000.00',
  }));
  const answer = await determineAs(meera, claim.id, determinationOf(heads, { confirm: true }));
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
  await bothLanguages(claim.id, 'decision');
});
