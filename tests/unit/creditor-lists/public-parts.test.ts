import { inClasses } from '@/lib/creditor-lists/classes';
import { type ListLine, type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import { publicChange, publicLine, publicList } from '@/lib/creditor-lists/public-parts';
import { charges, facilityTypes } from '@/lib/forms/definitions/facility-options';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { categories } from '@/lib/law/categories';
import { type Facility, ranks, type Security } from '@/lib/law/facilities';
import schema from '@/public/schemas/creditor-list-1.json';
import { line, sumsOf } from './list-lines';

const meera = { by: { firstName: 'Meera', lastName: 'Iyer' }, at: '2026-10-02T10:00:00.000Z' };

const list: PresentedList = {
  number: 1,
  asOn: '2026-10-01',
  state: 'published',
  madeAt: '2026-10-01T10:00:00.000Z',
  asked: meera,
  confirmed: meera,
  published: meera,
  withdrawn: null,
  publishedOver: 'Stays among us',
  replacedBy: null,
  objectionsUntil: '2026-10-09',
  debtorName: null,
  debtorCin: null,
  tribunal: null,
  tribunalBench: null,
  caseNumber: null,
  admissionOrderDate: null,
  admissionOrderNumber: null,
  commencementDate: null,
  professionalName: null,
  professionalRegistration: null,
  lawEdition: '2026',
  rows: 0,
  ...summaryOf([]),
  votingBase: '0.00',
  hindrances: [{ code: 'no_debtor_name', count: 1, filter: null }],
  sha256: 'a'.repeat(64),
  progress: null,
  failing: false,
};

const dollars = {
  code: 'USD',
  amount: '1000.00',
  rate: '83.1234',
  day: '2026-01-10',
  source: 'FBIL',
  rupees: '83123.40',
};

const plot: Security = {
  charge: 'mortgage',
  asset: 'Plot 4 at Nashik',
  rank: 'first',
  day: null,
  chargeId: null,
  value: null,
};

const loan: Facility = {
  kind: 'term_loan',
  name: 'Loan of 2024',
  claimed: '100.25',
  admitted: '10.10',
  securities: [plot],
};

/** What no column of ours is called. */
const unnamed = { internalNote: 'Do not tell' };

test.each([
  ['list', publicList({ ...list, ...unnamed })],
  ['line', publicLine({ ...line(1), ...unnamed })],
  [
    'change',
    publicChange({
      kind: 'changed',
      ...line(1),
      before: { ...line(1), ...unnamed },
      after: { ...line(2), ...unnamed },
      ...unnamed,
    }),
  ],
])('nobody outside reads who made a %s, its claim’s id, or what no table names', (_, told) => {
  const said = JSON.stringify(told);
  for (const hidden of ['Meera', 'Stays among us', 'claimId', 'hindrances', 'internalNote'])
    expect(said).not.toContain(hidden);
});

const tower = { number: 1, name: 'Tower A' };
const classes = [{ ...tower, representative: null, base: '5.00' }];

test('the page that describes the file names all its parts, and no other', () => {
  const partsOf = (of: PresentedList) => ['$schema', ...Object.keys(publicList(of)), 'lines'];
  expect(Object.keys(schema.properties).sort()).toEqual(partsOf({ ...list, classes }).sort());
  expect([...schema.required].sort()).toEqual(partsOf(list).sort());
  const { items } = schema.properties.lines;
  const columns = (changes: Partial<ListLine>) =>
    Object.keys(publicLine({ ...line(1), ...changes })).sort();
  expect(Object.keys(items.properties).sort()).toEqual(
    columns({
      currency: dollars,
      creditorClass: tower,
      facilities: [loan],
      subJudice: '5.00',
    }),
  );
  expect([...items.required].sort()).toEqual(columns({}));
  const ofClass = schema.properties.classes.items;
  expect(Object.keys(ofClass.properties)).toEqual(Object.keys(classes[0] ?? {}));
  expect(ofClass.required).toEqual(Object.keys(ofClass.properties));
  const { properties, required } = items.properties.currency;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(dollars).sort());
  expect([...required].sort()).toEqual(Object.keys(dollars).sort());
  const facility = items.properties.facilities.items;
  expect(Object.keys(facility.properties)).toEqual(Object.keys(loan));
  expect(facility.required).toEqual(Object.keys(loan));
  expect(facility.properties.kind.enum).toEqual([...facilityTypes]);
  const security = facility.properties.securities.items;
  expect(Object.keys(security.properties)).toEqual(Object.keys(plot));
  expect(security.required).toEqual(Object.keys(plot));
  expect(security.properties.charge.enum).toEqual([...charges]);
  expect(security.properties.rank.enum).toEqual([...ranks, null]);
  for (const sums of [schema.properties.totals, schema.properties.summary.items])
    expect(sums.properties).toMatchObject({ facilities: {}, securities: {} });
});

test('a list without named classes says nothing of classes, also of its lines, changes and members', () => {
  const [none, some] = [undefined, classes].map((of) => inClasses(of));
  const before = { ...line(1), classNumber: 1 };
  for (const [of, told] of [
    [none, undefined],
    [some, tower],
  ] as const) {
    const found = of?.(before);
    expect(found && publicLine(found).creditorClass).toEqual(told);
    expect(found && 'creditorClass' in publicLine(found)).toBe(told !== undefined);
    expect(found).not.toHaveProperty('classNumber');
  }
  // Who is in none of the named ones is told from who has no class at all.
  expect(some?.({ ...before, classNumber: null }).creditorClass).toBeNull();
});

test('the page that describes the file names all categories, annexures and forms', () => {
  const { summary, lines } = schema.properties;
  expect(summary.items.properties.category.enum).toEqual([...categories]);
  expect(lines.items.properties.annexure.maximum).toBe(categories.length);
  expect([...lines.items.properties.form.enum].sort()).toEqual([...creditorTypes].sort());
});

test('of a currency everybody reads what is named, and a line or sum in rupees names none', () => {
  expect(publicLine({ ...line(1), currency: { ...dollars, ...unnamed } }).currency).toEqual(
    dollars,
  );
  expect(publicLine(line(1))).not.toHaveProperty('currency');
  const sums = (count: number) => ({ ...sumsOf(2), in_currency: count });
  const { summary, totals } = summaryOf([sums(1), { ...sums(2), annexure: 8 }, sumsOf(3)]);
  expect(totals.inCurrency).toBe(3);
  expect([summary[3]?.inCurrency, summary[7]?.inCurrency]).toEqual([1, 2]);
  expect(JSON.stringify(summaryOf([sums(0), sumsOf(1)]))).not.toContain('inCurrency');
});

test('of facilities and securities everybody reads what is named, and a line or sum without them says nothing', () => {
  const told = { ...loan, securities: [{ ...plot, ...unnamed }], ...unnamed };
  expect(publicLine({ ...line(1), facilities: [told] }).facilities).toEqual([loan]);
  expect(publicLine(line(1))).not.toHaveProperty('facilities');
  const side = { ...line(1), facilities: [told] };
  const change = { ...line(1), kind: 'said', before: line(1), after: side } as const;
  expect(publicChange(change).after?.facilities).toEqual([loan]);
  expect(publicChange(change).before?.facilities).toBeNull();
  const sums = (facilities: number, securities: number) => ({
    ...sumsOf(2),
    facilities,
    securities,
  });
  const { summary, totals } = summaryOf([sums(2, 3), { ...sums(1, 0), annexure: 1 }]);
  expect(totals).toMatchObject({ facilities: 3, securities: 3 });
  expect(summary[0]).toMatchObject({ facilities: 1 });
  expect(summary[0]).not.toHaveProperty('securities');
  expect(JSON.stringify(summaryOf([sums(0, 0), sumsOf(1)]))).not.toMatch(/facilities|securities/);
});

test('a line or sum of which nothing is before a court says nothing of it', () => {
  expect(publicLine({ ...line(1), subJudice: '5.00' })).toMatchObject({ subJudice: '5.00' });
  for (const subJudice of ['0.00', null])
    expect(publicLine({ ...line(1), subJudice })).not.toHaveProperty('subJudice');
  const sums = (annexure: number, sub_judice: string) => ({ ...sumsOf(2), annexure, sub_judice });
  const { summary, totals } = summaryOf([sums(4, '5.00'), sums(8, '0.25'), sums(9, '0.00')]);
  expect([totals.subJudice, summary[3]?.subJudice, summary[7]?.subJudice]).toEqual([
    '5.25',
    '5.00',
    '0.25',
  ]);
  expect(summary[8]).not.toHaveProperty('subJudice');
  expect(JSON.stringify(summaryOf([sums(4, '0.00')]))).not.toContain('subJudice');
});
