import { type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import { publicChange, publicLine, publicList } from '@/lib/creditor-lists/public-parts';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { categories } from '@/lib/law/categories';
import schema from '@/public/schemas/creditor-list-1.json';
import { line } from './list-lines';

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

test('the page that describes the file names all its parts, and no other', () => {
  const parts = ['$schema', ...Object.keys(publicList(list)), 'lines'].sort();
  expect(Object.keys(schema.properties).sort()).toEqual(parts);
  expect([...schema.required].sort()).toEqual(parts);
  const { items } = schema.properties.lines;
  const columns = Object.keys(publicLine(line(1))).sort();
  expect(Object.keys(items.properties).sort()).toEqual(columns);
  expect([...items.required].sort()).toEqual(columns);
});

test('the page that describes the file names all categories, annexures and forms', () => {
  const { summary, lines } = schema.properties;
  expect(summary.items.properties.category.enum).toEqual([...categories]);
  expect(lines.items.properties.annexure.maximum).toBe(categories.length);
  expect([...lines.items.properties.form.enum].sort()).toEqual([...creditorTypes].sort());
});
