import {
  displacedBy,
  isSame,
  sendable,
  withFact,
  withNewRule,
  withoutRule,
  withRuleMoved,
  withSaying,
} from '@/components/take-in/mapping-edits';
import type { Mapping } from '@/lib/registers/mapping';

const mapping: Mapping = {
  heads: ['Sr', 'Name', 'Class', 'Amount (lakhs)', 'Date', 'Address', 'City'],
  columns: [
    { at: 0, fact: 'serial' },
    { at: 1, fact: 'name' },
    { at: 2, fact: 'category' },
    { at: 3, fact: 'claimed', rupees: '100000' },
    { at: 4, fact: 'receivedOn', doubtful: true },
    { at: 5, fact: 'address' },
  ],
  form: [{ by: 'column', at: 2, fact: 'category' }, { by: 'heading' }],
};

const factsOf = ({ columns }: Mapping) => columns.map(({ at, fact }) => `${at} ${fact}`);
const rulesOf = ({ form }: Mapping) =>
  form.map((rule) => (rule.by === 'column' ? `column ${rule.at}` : rule.by));

describe('a column that is given another fact', () => {
  test('takes it from the column that was it, which is left out then', () => {
    expect(displacedBy(mapping, 6, 'claimed')).toBe(3);
    expect(factsOf(withFact(mapping, 6, 'claimed'))).toEqual([
      ...['0 serial', '1 name', '2 category', '4 receivedOn', '5 address', '6 claimed'],
    ]);
  });

  test('stands beside others where several make one', () => {
    expect(displacedBy(mapping, 6, 'address')).toBeUndefined();
    expect(factsOf(withFact(mapping, 6, 'address'))).toContain('5 address');
  });

  test('is left out where it is nothing, and changes nobody else', () => {
    const without = withFact(mapping, 1, undefined);
    expect(factsOf(without)).not.toContain('1 name');
    expect(without.columns).toHaveLength(mapping.columns.length - 1);
  });

  test('keeps its unit as another amount, and has none as a text', () => {
    expect(withFact(mapping, 3, 'admitted').columns).toContainEqual({
      at: 3,
      fact: 'admitted',
      rupees: '100000',
    });
    expect(withFact(mapping, 3, 'remarks').columns).toContainEqual({ at: 3, fact: 'remarks' });
  });

  test('gets the unit that its head names, once it is an amount again', () => {
    const text = withFact(withFact(mapping, 3, undefined), 3, 'claimed', mapping);
    expect(text.columns).toContainEqual({ at: 3, fact: 'claimed', rupees: '100000' });
  });

  test('keeps the doubt of its days, and loses it as a text', () => {
    expect(withFact(mapping, 4, 'decidedOn').columns).toContainEqual({
      at: 4,
      fact: 'decidedOn',
      doubtful: true,
    });
    expect(withFact(mapping, 4, 'remarks').columns).toContainEqual({ at: 4, fact: 'remarks' });
  });

  test('tells the form of a row no more when it is nothing that could', () => {
    expect(rulesOf(withFact(mapping, 2, 'nature'))).toEqual(['heading']);
    expect(rulesOf(withFact(mapping, 6, 'category'))).toEqual(['column 6', 'heading']);
  });

  test('tells it first as the form itself, behind it as the kind of worker', () => {
    expect(rulesOf(withFact(mapping, 1, 'form'))).toEqual(['column 1', 'column 2', 'heading']);
    expect(rulesOf(withFact(mapping, 6, 'worker'))).toEqual(['column 2', 'column 6', 'heading']);
  });
});

test('what is said of a column can be taken back, and is then the same as before', () => {
  const said = withSaying(mapping, 3, { cr: 'crore' });
  expect(isSame(said, mapping)).toBe(false);
  expect(isSame(withSaying(said, 3, { cr: undefined }), mapping)).toBe(true);
});

describe('rules', () => {
  test('move by one place, and not beyond either end', () => {
    expect(rulesOf(withRuleMoved(mapping, 1, -1))).toEqual(['heading', 'column 2']);
    expect(withRuleMoved(mapping, 0, -1)).toBe(mapping);
    expect(withRuleMoved(mapping, 1, 1)).toBe(mapping);
  });

  test('come behind the others, but before the choice for all rows', () => {
    const all = withNewRule(mapping, { by: 'all', form: 'form_b' });
    expect(rulesOf(all)).toEqual(['column 2', 'heading', 'all']);
    expect(rulesOf(withNewRule(all, { by: 'sheet', form: 'form_c', text: 'FC' }))).toEqual([
      ...['column 2', 'heading', 'sheet', 'all'],
    ]);
  });

  test('can be removed one by one', () => {
    expect(rulesOf(withoutRule(withoutRule(mapping, 0), 0))).toEqual([]);
  });
});

test('heads that are longer than the call takes are cut', () => {
  const { heads } = sendable({ ...mapping, heads: ['x'.repeat(600)] });
  expect(heads).toEqual(['x'.repeat(500)]);
});
