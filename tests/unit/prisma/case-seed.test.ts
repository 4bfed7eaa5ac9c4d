import { paiseOf } from '@/lib/format/amount';
import { dayInIndia } from '@/lib/format/date';
import { formOf } from '@/lib/forms/definitions/registry';
import { asKept } from '@/lib/forms/delay';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { problemsIn } from '@/lib/forms/validate';
import { verifyBy } from '@/lib/law/clock';
import { sumOfHeads } from '@/lib/law/heads';
import { personOf } from '@/prisma/bulk-seed/people';
import { caseClaimOf } from '@/prisma/case-seed/claims';
import { filingOf } from '@/prisma/case-seed/days';
import { papersOf } from '@/prisma/case-seed/papers';
import { faultOf, proofOf } from '@/prisma/case-seed/proofs';

const now = new Date('2026-11-28T06:00:00Z');
const days = { commencementDate: '2026-09-14', lastDateForClaims: '2026-09-28' };
const { filedAt } = filingOf(days, now);
const many = Array.from({ length: 2000 }, (_, index) => index);
const claims = many.map((index) => {
  const at = filedAt((index + 0.5) / many.length);
  const claimant = personOf(index);
  const lastDate = days.lastDateForClaims;
  const claim = caseClaimOf(index, claimant, { at, now, lastDate, papers: true });
  return { index, at, claimant, claim };
});

test('each claim of an invented case is one that its form takes', () => {
  for (const { index, claim } of claims) {
    const form = asKept(formOf(claim.type), 'optional');
    expect([index, problemsIn(form, claim.form.claimData)]).toEqual([index, []]);
  }
});

test('no two claims share a number that identifies, but for the pairs meant', () => {
  const first = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { index, claim } of claims)
    mapIdentifiers(formOf(claim.type), claim.form.claimData, (text) => {
      const before = first.get(text);
      if (before !== undefined && before !== index) pairs.add(`${before} ${index}`);
      first.set(text, index);
      return text;
    });
  const meant = many.filter((index) => index % 200 === 199);
  expect([...pairs].sort()).toEqual(meant.map((index) => `${index - 1} ${index}`).sort());
});

test('there are unions with sixty employees and suppliers with forty invoices, and most add up', () => {
  const rows = (name: string) =>
    claims.flatMap(({ claim: { form } }) => {
      const table = form.claimData[name];
      return Array.isArray(table) ? [table.length] : [];
    });
  expect(Math.max(...rows('employeeDetails'))).toBe(60);
  expect(Math.max(...rows('invoices'))).toBe(40);
  const broken = claims.filter(({ claim }) => ['form_b', 'form_e'].includes(claim.type));
  const differing = broken.filter(({ claim: { type, form } }) => {
    const { claimAmount, claimData } = form;
    return sumOfHeads({ creditorType: type, claimAmount, claimData }) !== paiseOf(claimAmount);
  });
  expect(differing.map(({ index }) => index % 20)).toEqual(differing.map(() => 0));
  expect(differing.length).toBeGreaterThan(0);
});

test('days by which claims are to be verified differ, and most of those that are over are decided', () => {
  const due = claims.map(({ at }) => verifyBy(dayInIndia(at), days) ?? '');
  expect(new Set(due).size).toBeGreaterThan(50);
  const over = claims.filter((_, at) => String(due[at]) < '2026-11-01');
  const decided = over.filter(({ claim }) => ['approved', 'rejected'].includes(claim.status));
  expect(decided.length).toBeGreaterThan(over.length * 0.6);
  expect(decided.length).toBeLessThan(over.length);
  const late = claims.filter(({ at }) => dayInIndia(at) > days.lastDateForClaims);
  expect(late).toHaveLength(600);
  expect(late.every(({ claim }) => 'delayReason' in claim.form.claimData)).toBe(true);
});

test('while claims may still come in time, none is late and none is filed tomorrow', () => {
  const open = filingOf({ ...days, lastDateForClaims: '2026-12-31' }, now);
  const filed = many.map((at) => open.filedAt(at / many.length));
  expect(Math.max(...filed.map(Number))).toBeLessThanOrEqual(now.getTime());
  expect(dayInIndia(filed[0] ?? now)).toBe('2026-09-14');
  const unknown = filingOf({ commencementDate: null, lastDateForClaims: null }, now);
  expect(unknown.days).toBe(60);
});

test('papers prove the amount, but for one in seven', () => {
  const withPapers = claims.filter(({ claim }) => claim.documents);
  for (const { index, claim, claimant } of withPapers) {
    const papers = papersOf(index, claim, claimant);
    expect(papers).toHaveLength(claim.documents ?? 0);
    const [proof] = papers.map(({ content }) => content.toString('latin1'));
    const pages = proof?.match(/\/Type \/Page /g)?.length ?? 0;
    const [, of] = /Page 1 of (\d+)/.exec(proof ?? '') ?? [];
    expect([index, pages < Number(of)]).toEqual([index, faultOf(index) === 'missing_page']);
    expect([index, proof?.includes('(Total)')]).toEqual([index, faultOf(index) !== 'missing_page']);
  }
  const sound = claims.filter(({ index }) => !faultOf(index));
  expect(sound.length).toBeGreaterThan((claims.length * 5) / 7);
  const proven = sound.filter(
    ({ index, claim, claimant }) =>
      proofOf(index, claim, claimant).total === claim.form.claimAmount,
  );
  // Some of the others list what does not add up to their claim.
  expect(proven.length).toBeGreaterThan(sound.length * 0.9);
  const lowered = claims.filter(({ index }) => faultOf(index) === 'other_total');
  for (const { index, claim, claimant } of lowered)
    expect(paiseOf(proofOf(index, claim, claimant).total)).toBeLessThan(
      paiseOf(claim.form.claimAmount),
    );
});
