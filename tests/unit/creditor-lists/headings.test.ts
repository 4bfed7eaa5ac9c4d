import { columnsOf } from '@/lib/creditor-lists/files/columns';
import { listWords } from '@/lib/creditor-lists/files/words';
import { summaryOf } from '@/lib/creditor-lists/present';
import { annexureOf, categories } from '@/lib/law/categories';
import { line } from './list-lines';

test.each([
  ['en', '(other than financial creditors in a class)'],
  ['hi', '(किसी वर्ग के वित्तीय लेनदारों के अलावा)'],
] as const)(
  'annexures 3 and 4 alone are headed as other than a class, in %s',
  (language, words) => {
    const { categoryOf } = listWords(language);
    const headed = categories.filter((category) => categoryOf(category).endsWith(words));
    expect(headed.map(annexureOf)).toEqual([3, 4]);
  },
);

test('annexure 7 has the department and the government of a creditor', () => {
  const { summary } = summaryOf([]);
  const tax = { ...line(1, 7), name: 'Tax Department, Government of Goa' };
  const claimant = summary
    .flatMap((sums) => (sums.category === 'government' ? columnsOf(sums, {}) : []))
    .filter(({ group }) => group === 'claimant');
  expect(claimant.map(({ name, of }) => [name, of(tax)])).toEqual([
    ['department', 'Tax Department'],
    ['government', 'Government of Goa'],
  ]);
});
