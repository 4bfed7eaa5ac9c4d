import { screen, within } from '@testing-library/react';
import { RatesCard } from '@/components/case/rates/rates-card';
import type { ReferenceRate } from '@/lib/law/currency';
import { type Answers, opened } from '@/tests/support/screen/screen';

const dollar: ReferenceRate = {
  currency: 'USD',
  rate: '83.1234',
  day: '2026-01-09',
  source: 'FBIL',
};

const show = (rates: ReferenceRate[], answers: Answers = {}) =>
  opened(<RatesCard now={{ rates, commencementDate: '2026-01-10' }} />, {
    answers: { 'GET /api/case': {}, ...answers },
  });

const save = () => screen.getByRole('button', { name: 'Save: Rates of currencies' });
const row = (name: string) => within(screen.getByRole('listitem', { name }));

test('a rate is entered once a currency is chosen; the day is that of commencement', async () => {
  const to = 'PATCH /api/case/rates/EUR';
  const { user, sent } = show([], { [to]: { ...dollar, currency: 'EUR' } });
  const another = row('Another currency');
  await user.type(another.getByLabelText('Rupees for one unit'), '97.5');
  await user.click(save());
  expect(another.getAllByText('Choose a currency')).toHaveLength(2);
  await user.selectOptions(another.getByLabelText('Currency'), 'EUR');
  await user.click(save());
  expect(sent(to)).toEqual([{ rate: '97.5', day: '2026-01-10', source: 'FBIL', seen: null }]);
});

test('a rate that is changed says what it was, and what is refused stands at its field', async () => {
  const to = 'PATCH /api/case/rates/USD';
  const message = 'Give the rate in rupees';
  const { user, sent } = show([dollar], {
    [to]: () =>
      new Response(
        JSON.stringify({
          code: 'invalid',
          message,
          issues: [{ path: 'rate', rule: 'reference_rate', message }],
        }),
        { status: 400 },
      ),
  });
  const usd = row('USD');
  const rate = usd.getByLabelText('Rupees for one USD');
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await user.clear(rate);
  await user.type(rate, ' much ');
  await user.click(save());
  const { currency: _, ...seen } = dollar;
  expect(sent(to)).toEqual([{ ...seen, rate: 'much', seen }]);
  await usd.findByText(message);
});

test('a rate of a day before the commencement is questioned, and no other', () => {
  show([dollar, { ...dollar, currency: 'EUR', day: '2026-01-10' }]);
  row('USD').getByText(/Not the commencement date, 10 Jan 2026/);
  expect(row('EUR').queryByText(/Not the commencement date/)).toBeNull();
});

test('a change that leaves determinations as they are says so, and goes on once that was read', async () => {
  const to = 'PATCH /api/case/rates/USD';
  const params = { currency: 'USD', count: 2, numbers: 'CLM-2026-000001', more: 'no' };
  const refusal = { code: 'rate_in_use', message: '2 claims were determined', params };
  const { user, sent } = show([dollar], {
    [to]: () => new Response(JSON.stringify(refusal), { status: 409 }),
  });
  const usd = row('USD');
  await user.type(usd.getByLabelText('Rupees for one USD'), '5');
  await user.click(save());
  await usd.findByText('2 claims were determined');
  await user.click(save());
  expect(sent(to)).toMatchObject([{ rate: '83.12345' }, { rate: '83.12345', determined: 2 }]);
  expect(sent(to)[0]).not.toHaveProperty('determined');
});

test('a rate that claims need is not taken out, and one that is new cannot be', async () => {
  const to = 'DELETE /api/case/rates/USD';
  const refusal = '2 claims are determined in USD';
  const needed = () =>
    new Response(JSON.stringify({ code: 'rate_needed', message: refusal }), { status: 409 });
  const { user, sent } = show([dollar], { [to]: needed });
  expect(row('Another currency').queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(row('USD').getByRole('button', { name: /^Remove the rate/ }));
  await screen.findByText('Failed to remove the rate');
  expect(sent(to)).toHaveLength(1);
});

test('changes of several rates are saved and taken back together', async () => {
  const to = 'PATCH /api/case/rates/';
  const euro = { ...dollar, currency: 'EUR' };
  const { user, sent } = show([dollar, euro], { [`${to}USD`]: dollar, [`${to}EUR`]: euro });
  const rate = (currency: string) =>
    row(currency).getByLabelText<HTMLInputElement>(`Rupees for one ${currency}`);
  for (const currency of ['USD', 'EUR']) await user.type(rate(currency), '5');
  await user.click(screen.getByRole('button', { name: /^Undo changes/ }));
  expect(rate('USD').value).toBe('83.1234');
  for (const currency of ['USD', 'EUR']) await user.type(rate(currency), '6');
  await user.click(save());
  expect([sent(`${to}USD`), sent(`${to}EUR`)]).toMatchObject([
    [{ rate: '83.12346' }],
    [{ rate: '83.12346' }],
  ]);
});
