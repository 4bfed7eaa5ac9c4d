import excel from 'exceljs';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { decideListAs, madeListAs, today } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { madePapers } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let asha: TestPerson;
let claim: PresentedClaim;

const court = {
  tribunal: 'National Company Law Tribunal',
  tribunalBench: 'Mumbai Bench, Court II',
  caseNumber: 'CP (IB) No. 9142/MB/2026',
  admissionOrderDate: '2026-01-10',
  admissionOrderNumber: 'P-9142',
};
const lines = [
  'National Company Law Tribunal, Mumbai Bench, Court II',
  'CP (IB) No. 9142/MB/2026',
  'Order of admission P-9142 of 10 Jan 2026',
];

/** The first list was made before anybody entered the court, the second after it, and then the case went to another bench. */
beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  claim = await createClaimAs(asha, 'form_f');
  await madeListAs(meera);
  expect((await ask(meera, 'PATCH', 'case', court)).status).toBe(200);
  await madeListAs(meera);
  for (const number of [1, 2])
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  const later = { tribunalBench: 'Pune Bench', debtorName: 'Neeli Cabs Limited' };
  expect((await ask(meera, 'PATCH', 'case', later)).status).toBe(200);
});
afterAll(() => portal.remove());

async function bytesOf(path: string) {
  const answer = await fetch(`${portal.address}${path}`, {
    headers: { Authorization: `Bearer ${meera.token}` },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

async function sheetsOf(path: string) {
  const book = new excel.Workbook();
  await book.xlsx.load((await bytesOf(path)) as unknown as ArrayBuffer);
  return book.worksheets;
}

const spaced = (text: string) => text.replace(/[\s\u200b]+/g, ' ');

test('a list tells in each of its files before which court the case was when it was made', async () => {
  const ofList = (number: number, rest: string) => `/api/creditor-lists/${number}/${rest}`;
  const json = async (number: number) =>
    JSON.parse((await bytesOf(ofList(number, 'download?format=json'))).toString());
  expect(await json(2)).toMatchObject(court);
  expect((await json(1)).caseNumber).toBeNull();
  for (const path of ['download?format=xlsx', 'changes/download?from=1&format=xlsx'])
    for (const sheet of await sheetsOf(ofList(2, path)))
      expect([sheet.name, sheet.getCell('A2').value]).toEqual([
        sheet.name,
        `Date of commencement of CIRP: not entered · ${lines.join(' · ')}`,
      ]);
  expect((await sheetsOf(ofList(1, 'download?format=xlsx')))[0]?.getCell('A2').value).toBe(
    'Date of commencement of CIRP: not entered',
  );
  for (const path of ['download?format=pdf', 'changes/download?from=1&format=pdf'])
    expect(spaced(textOfPdf(await bytesOf(ofList(2, path))))).toContain(lines.join(' · '));
  const hindi = textOfPdf(await bytesOf(ofList(2, 'download?format=pdf&language=hi')));
  expect(spaced(hindi)).toContain('CP (IB) No. 9142/MB/2026');
});

test('the public page of a list and the public facts of the case name the court', async () => {
  const page = async (path: string) => (await bytesOf(path)).toString();
  for (const line of lines) expect(await page('/creditors/2')).toContain(line);
  expect(await page('/creditors/1')).not.toContain('Order of admission');
  const now = { ...court, tribunalBench: 'Pune Bench' };
  expect(await (await fetch(`${portal.address}/api/case`)).json()).toMatchObject(now);
  for (const path of ['/login', '/ip/login', '/help'])
    expect([path, await page(path)]).toEqual([path, expect.stringContaining(lines[2] ?? '')]);
});

test('letters, figures and exports name the court', async () => {
  const now = 'National Company Law Tribunal, Pune Bench';
  const papers = await madePapers(asha, claim.id);
  expect(papers.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'claim_form']);
  for (const { id } of papers) {
    const answer = await fetch(`${portal.address}/api/papers/${id}`, {
      headers: { Authorization: `Bearer ${asha.token}` },
    });
    const text = spaced(textOfPdf(Buffer.from(await answer.arrayBuffer())));
    expect(text).toContain(now);
    expect(text).toContain(lines[1]);
  }
  const [figures] = await sheetsOf(`/api/figures/download?from=2026-01-01&to=${today()}`);
  expect(figures?.getCell('A1').value).toContain([now, ...lines.slice(1)].join(' · '));
});
