import { type Edit, groupedAmount, regrouped } from '@/lib/format/amount-in-field';
import { inThousands } from '@/lib/format/in-thousands';

/** A text with `|` where its caret stands. */
function withCaret(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

const after = (before: string, marked: string, how: Partial<Edit> = {}) => {
  const { text, caret } = regrouped({ before, ...withCaret(marked), ...how });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

/** What stands in a field after these keys, one by one. */
const typed = (keys: string) =>
  [...keys].reduce(
    (stood, key) => {
      const text = stood.text + key;
      return regrouped({ before: stood.text, text, caret: text.length, own: stood.own });
    },
    { text: '', caret: 0, own: false },
  ).text;

test.each([
  ['1', '1'],
  ['1000', '1,000'],
  ['125000', '1,25,000'],
  ['13343750.00', '1,33,43,750.00'],
  ['१२५०००', '1,25,000'],
  ['9999999999999999.99', '9,99,99,99,99,99,99,999.99'],
  // Who sets the commas himself, as in India or as in the west.
  ['1,25,000', '1,25,000'],
  ['1,25,00,000', '1,25,00,000'],
  ['1,250,000', '12,50,000'],
  ['.5', '.5'],
])('%s typed shows %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test.each([
  ['5 Cr', '5 Cr'],
  ['1.25 lakh', '1.25 lakh'],
  ['12500 lakh', '12500 lakh'],
  ['12,5', '12,5'],
  ['1,25,00', '1,25,00'],
  ['5000,50', '5000,50'],
  ['1,250,50', '1,250,50'],
  ['5,000 Cr', '5,000 Cr'],
  ['1,25,000 only', '1,25,000 only'],
  ['5000.00 Cr', '5000.00 Cr'],
  ['1.25.000', '1.25.000'],
  ['-5000', '-5000'],
  ['Rs. 5000', 'Rs. 5000'],
])('%s typed is doubtful, and stays %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test.each([
  ['1,234', '1,9|234', '19|,234'],
  ['1,234', '1,29|34', '12,9|34'],
  ['12,34,567', '12,394|,567', '1,23,94|,567'],
  ['1,000', '51|,000', '51|,000'],
  ['12,34,567.50', '12,34,567.5|', '12,34,567.5|'],
  // Signs that were selected, and a digit typed in their place.
  ['1,234', '1,5|', '15|'],
  ['1,234', '5|34', '5|34'],
])('typed in the middle: %s becomes %s, and shows %s', (before, now, shown) => {
  expect(after(before, now)).toBe(shown);
});

test.each<[string, string, Edit['took'], string]>([
  // The caret stood behind a comma, or before it: the key takes the digit beyond.
  ['12,34,567', '12|34,567', 'before', '1|,34,567'],
  ['12,34,567', '12|34,567', 'behind', '1,2|4,567'],
  ['1,234', '1|234', 'before', '|234'],
  ['1,234', '|,234', 'before', '|234'],
  ['12,34,567', '12,34,56|', 'before', '1,23,456|'],
  ['1,00,000', '1,00,00|', 'before', '10,000|'],
  // A comma that was selected and taken away comes back.
  ['1,234', '1|234', undefined, '1|,234'],
])('taken away: %s becomes %s (%s), and shows %s', (before, now, took, shown) => {
  expect(after(before, now, { took })).toBe(shown);
});

test.each<[string, string, number, string]>([
  ['', '1,33,43,750.00|', 0, '1,33,43,750.00|'],
  ['', '₹ 1,25,000/-|', 0, '1,25,000|'],
  ['', '13343750.00\u00a0|', 0, '1,33,43,750.00|'],
  ['500', '1,000|500', 0, '1,000|500'],
  ['1,234', '199|,234', 1, '1,99|,234'],
  // Pasted over what stood there.
  ['1,000', '12,5|', 0, '12,5|'],
  ['1,000', '1,00|', 0, '1,00|'],
  ['', '5,000 Cr|', 0, '5,000 Cr|'],
  ['', '(5,000)|', 0, '(5,000)|'],
])('pasted: %s becomes %s, and shows it as %s', (before, now, from, shown) => {
  expect(after(before, now, { from })).toBe(shown);
});

test('amounts of other currencies stand in thousands', () => {
  const text = '1250000.5';
  expect(regrouped({ before: '', text, caret: 4, from: 0 }, inThousands)).toEqual({
    text: '1,250,000.5',
    caret: 5,
    own: false,
  });
  expect(groupedAmount('1250000.5', inThousands)).toBe('1,250,000.5');
  expect(groupedAmount('1250000.5')).toBe('12,50,000.5');
  expect(groupedAmount('5 Cr')).toBe('5 Cr');
});
