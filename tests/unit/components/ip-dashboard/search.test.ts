import { type ClaimsPlace, startOfList } from '@/components/claims/claims-place';
import { typedAmount } from '@/components/claims/filters/search-special';
import { search } from '@/components/ip-dashboard/filters/search';
import { until } from '@/tests/support/until';

const narrowedAtOnce = (typed: string) => {
  const narrow = jest.fn();
  search(typed, { place: startOfList, narrow }, () => undefined);
  return narrow.mock.calls.length === 1;
};

test('names, claim numbers, letters and signs are searched for as they are typed', () => {
  const plain = ['a', '%', '_', 'x'.repeat(500), 'CLM-2026-000123', '2026-000123', '12345678'];
  for (const typed of [...plain, 'asha@example.in', 'Setu 24 x 7', '1,2', 'ABCDE1234', 'सुनीता'])
    expect([typed, narrowedAtOnce(typed)]).toEqual([typed, true]);
});

test('a PAN, a number of nine digits or more, and a marked amount are never put into the address', () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('no network')));
  const special = ['ABCDE1234F', 'abcde1234f', '9810012010', '+91 98100 12010', '1987-6543-2107'];
  for (const typed of [...special, '30200012345678', '₹500', '1,25,000', '₹ 18,42,500.00'])
    expect([typed, narrowedAtOnce(typed)]).toEqual([typed, false]);
});

/** What a search sets at a place, once it is known. */
async function set(typed: string, place: Partial<ClaimsPlace>) {
  const narrow = jest.fn();
  search(typed, { place: { ...startOfList, ...place }, narrow }, () => undefined);
  return until(async () => narrow.mock.calls[0]?.[0] as Partial<ClaimsPlace> | undefined);
}
const token = () => Promise.resolve(Response.json({ token: 'sealed' }));

test('a new search removes the number or amount of the one before, and no range that was chosen', async () => {
  globalThis.fetch = jest.fn(token);
  const amount = { amountFrom: '500', amountTo: '500' };
  const span = { amountFrom: '500', amountTo: '900' };
  expect(await set('Setu', { number: 'old' })).toEqual({ search: 'Setu', number: '' });
  expect(await set('Setu', amount)).toMatchObject({ search: 'Setu', amountFrom: '', amountTo: '' });
  expect(await set('Setu', span)).toEqual({ search: 'Setu' });
  expect(await set('₹700', { number: 'old' })).toEqual({
    search: '',
    number: '',
    amountFrom: '700',
    amountTo: '700',
  });
  expect(await set('ABCDE1234F', amount)).toEqual({
    search: '',
    number: 'sealed',
    amountFrom: '',
    amountTo: '',
  });
  expect(await set('ABCDE1234F', span)).toEqual({ search: '', number: 'sealed' });
});

test('a late answer for a number does not undo what was typed meanwhile', async () => {
  let answer: (response: Response) => void = () => undefined;
  const asked = new Promise<void>((begun) => {
    globalThis.fetch = jest.fn(() => {
      begun();
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
  });
  const narrow = jest.fn();
  const list = { place: startOfList, narrow };
  search('ABCDE1234F', list, () => undefined);
  await asked;
  search('Setu', list, () => undefined);
  answer(Response.json({ token: 'sealed' }));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(narrow.mock.calls).toEqual([[{ search: 'Setu' }]]);
});

test('only a number with a currency sign or commas is searched for as an amount', () => {
  expect(typedAmount('₹ 18,42,500.00')).toBe('1842500.00');
  expect(typedAmount('1,25,000')).toBe('125000');
  for (const typed of ['125000', '9810012010', '₹1.234', '₹', 'ABCDE1234F'])
    expect(typedAmount(typed)).toBeUndefined();
});
