import { creditorTypes, type FieldValue } from '@/lib/forms/definitions/field';
import type { Kind } from '@/lib/forms/definitions/kind';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { coverOf } from '@/lib/papers/content/cover';
import { paperKinds } from '@/lib/papers/kinds';
import { claimStatuses } from '@/lib/reference/claim-status';
import { currencies } from '@/lib/reference/currencies';
import { waysOfReceipt } from '@/lib/reference/received-by';
import { indexOfAll, indexOfClaim } from '@/lib/reports/claim-files/packing/file-index';
import {
  caseOfSamples,
  changesOfSamples,
  claimOfSamples,
  determinationOfSamples,
  lateMarkOfSamples,
  noteOfSamples,
  objectionOfSamples,
  paperOfSamples,
  questionsOfSamples,
} from '@/tests/support/data/paper-samples';

type Claim = ReturnType<typeof claimOfSamples>;

/** What somebody typed, as if in Hindi: so each English word left on a paper is the portal's own. */
const typed = (text: string) => text.replace(/[A-Za-z]/g, 'क');

/** What is chosen, or filled in for a bank, is stored as a code or in English, and has its Hindi word. */
const chosen: readonly Kind[] = ['choice', 'city', 'state', 'yesNo'];

function valuesInHindi({ creditorType, claimData }: Claim) {
  const fields = fieldsOf(formOf(creditorType)).flatMap((field) => [
    field,
    ...(field.columns ?? []),
  ]);
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const inHindi = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rowInHindi);
    const kind = kinds.get(name);
    if (kind === 'bank') return 'State Bank of India';
    return typeof value === 'string' && kind && !chosen.includes(kind) ? typed(value) : value;
  };
  const rowInHindi = (row: object): object =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inHindi(name, value)]));
  return rowInHindi(claimData) as Record<string, FieldValue>;
}

function claimInHindi(type: Claim['creditorType'], changes: Partial<Claim> = {}): Claim {
  const claim = claimOfSamples(type, changes);
  return {
    ...claim,
    claimData: valuesInHindi(claim),
    creditorName: typed(claim.creditorName),
    savedBy: claim.savedBy && typed(claim.savedBy),
    declaredBy: claim.declaredBy && typed(claim.declaredBy),
    documents: claim.documents.map((one) => ({ ...one, name: typed(one.name) })),
  };
}

const caseInHindi = Object.fromEntries(
  Object.entries(caseOfSamples).map(([fact, value]) => [fact, value && typed(value)]),
) as typeof caseOfSamples;

/** What people typed of a claim besides its form. */
function typedOf(claim: Claim) {
  const { items, earlier } = questionsOfSamples(claim);
  const { text, reasons } = objectionOfSamples(claim);
  const { remarks, currency, facilities } = determinationOfSamples(claim);
  return [
    remarks,
    currency?.source,
    ...(facilities ?? []).flatMap(({ name, securities }) => [
      name,
      ...securities.map(({ asset }) => asset),
    ]),
    ...items.flatMap(({ code, text: asked }) => (code === null ? [asked] : [])),
    ...earlier.flatMap(({ text: asked, returned }) => [asked, returned?.remark]),
    lateMarkOfSamples().reasons,
    noteOfSamples().reason,
    ...changesOfSamples().flatMap(({ reason, answer }) => [reason, answer]),
    text,
    reasons,
  ].flatMap((one) => (one ? [one] : []));
}

/** Numbers and codes of the portal, sums and the command that checks them, addresses, and what a template fills in. */
const codes = [
  /CLM-\d{4}-\d{6}(?:-P\d+)?/g,
  /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}\b/g,
  /\b[0-9a-f]{64}\b/g,
  /https:\/\/[\w.]+\/check\//g,
  /\{(?:page|pages)\}/g,
  /SHA256SUMS\.txt|sha256sum -c/g,
  // Currencies, beside their amounts.
  new RegExp(`\\b(?:${currencies.join('|')})(?= [\\d,]+\\.\\d)`, 'g'),
];

/** Names that are written in Latin letters in Hindi too, and the letters of forms and regulations. */
const names = [
  ...[
    'CIN',
    'CIRP',
    'EPIC',
    'ESI',
    'GST',
    'GSTIN',
    'ID',
    'IFSC',
    'KB',
    'NCLT',
    'PAN',
    'PF',
    'QR',
    'SHA',
  ],
  ...['B', 'C', 'D', 'E', 'F', 'CA'],
];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The words of a sheet that are neither Hindi nor may stand there as they are. */
function foreignIn(sheet: object, claim: Claim) {
  const { template: _file, lang: _language, foot, ...content } = sheet as Record<string, unknown>;
  const { qr: _picture, ...lines } = (foot ?? {}) as Record<string, unknown>;
  const left = textsIn([content, lines]).map((text) => {
    const own = typedOf(claim).reduce((rest, one) => rest.replaceAll(one, ''), text);
    return codes.reduce((rest, code) => rest.replace(code, ''), own);
  });
  return left
    .flatMap((text) => text.match(/[A-Za-z]+/g) ?? [])
    .filter((one) => !names.includes(one));
}

const nothingKnown = Object.fromEntries(
  Object.keys(caseOfSamples).map((fact) => [fact, null]),
) as unknown as typeof caseOfSamples;

test.each(paperKinds)('the paper %s has no English word in Hindi', async (kind) => {
  for (const type of creditorTypes) {
    const claim = claimInHindi(type);
    for (const facts of [caseInHindi, nothingKnown]) {
      const paper = await paperOfSamples(kind, claim, 'hi', facts);
      expect([type, foreignIn(paper, claim)]).toEqual([type, []]);
    }
  }
});

/** The ways in which a claim comes, changes and is late. */
const cases: Partial<Claim>[] = [
  ...waysOfReceipt.map((receivedBy) => ({
    receivedBy,
    enteredForClaimant: true,
    declared: false,
  })),
  { enteredForClaimant: true, declared: false },
  { enteredForClaimant: true, declared: false, version: 2, corrected: true },
  { inFile: true, declared: false },
  { byTransfer: true, declared: false },
  { declared: false, savedBy: null, declaredBy: null, declaredFrom: null },
  { version: 2 },
  { version: 2, declared: false },
  { documents: [] },
  { submittedAt: new Date('2026-12-01T06:00:00Z') },
  { submittedAt: new Date('2027-02-01T06:00:00Z') },
  { claimAmount: '9999999999999999.99' },
  { claimAmount: '0.05' },
];

test.each(paperKinds)('the paper %s has none, however the claim came', async (kind) => {
  const facts = { ...caseInHindi, rfrpDate: '2027-01-31' };
  for (const changes of cases) {
    const claim = claimInHindi('form_d', changes);
    const paper = await paperOfSamples(kind, claim, 'hi', facts);
    expect([changes, foreignIn(paper, claim)]).toEqual([changes, []]);
  }
});

test('the address sheet before a letter has no English word in Hindi', () => {
  const claim = claimInHindi('form_d');
  const cover = coverOf(caseInHindi, {
    language: 'hi',
    number: `${claim.claimNumber}-P1`,
    recipient: [claim.creditorName],
    madeAt: claim.savedAt,
  });
  expect(foreignIn(cover, claim)).toEqual([]);
});

test('the indexes of a whole file have no English word in Hindi', () => {
  const { claimNumber, creditorType, claimAmount, creditorName, submittedAt } =
    claimInHindi('form_d');
  const sheet = { facts: caseInHindi, language: 'hi', madeAt: submittedAt } as const;
  const entry = { path: '01', size: 481_113, sha256: 'a'.repeat(64) };
  const items = [entry, 'damaged' as const, 'missing' as const].map((one) => ({
    name: '01',
    about: '',
    entry: one,
  }));
  for (const status of claimStatuses) {
    const claim = {
      id: '00000000-0000-4000-8000-000000000001',
      ...{ claimNumber, creditorType, claimAmount, creditorName, submittedAt, status },
      version: 1,
      withdrawalReason: '',
      admitted: '100.00',
      assignedTo: null,
    };
    const indexes = [
      indexOfClaim(claim, [{ title: '', items }], sheet),
      indexOfAll([{ claim, index: entry, files: 1 }], 1, sheet),
    ];
    for (const index of indexes)
      expect([status, foreignIn(index, claimOfSamples('form_d'))]).toEqual([status, []]);
  }
});

test('an English word on a paper is noticed', async () => {
  const claim = claimInHindi('form_d');
  const paper = await paperOfSamples('acknowledgement', claim, 'hi', caseInHindi);
  expect(foreignIn({ ...paper, late: 'Rupees one' }, claim)).toEqual(['Rupees', 'one']);
  const english = await paperOfSamples('acknowledgement', claim, 'en', caseInHindi);
  expect(foreignIn(english, claim)).toContain('rupees');
});
