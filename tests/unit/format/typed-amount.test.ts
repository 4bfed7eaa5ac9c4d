import { type MarkKind, markedAmount } from '@/lib/format/amount-marks';
import { inLakhs, meantAmount, takenAmount } from '@/lib/format/typed-amount';

test.each([
  ['1.25 lakh', '125000'],
  ['1.25lac', '125000'],
  ['1.25 लाख', '125000'],
  ['2 Crore 5 lakhs', '20500000'],
  ['1 करोड़ 5 लाख 20 हज़ार', '10520000'],
  ['1 करोड़ 5 लाख 20 हजार 500.50', '10520500.50'],
  ['डेढ़ लाख', '150000'],
  ['ढाई लाख रुपये', '250000'],
  ['सवा लाख', '125000'],
  ['सवा दो लाख', '225000'],
  ['साढ़े 3 करोड़', '35000000'],
  ['पौने दो लाख मात्र', '175000'],
  ['पौन लाख', '75000'],
  ['आधा लाख', '50000'],
  ['दो', '2'],
  ['डेढ़ सौ', '150'],
  ['दो लाख साढ़े तीन हज़ार', '203500'],
  ['15 thousand', '15000'],
  ['5000 crore', '50000000000'],
  ['50k', '50000'],
  ['1,25,000 rupees only', '125000'],
  ['Rs 1,25,000/- only', '125000'],
  ['1 lakh 5,500', '105500'],
  ['1.25 lakh/-', '125000'],
  ['125000 rupees only', '125000'],
  ['rs 500', '500'],
])('the typed amount %s is read as %s without a question', (typed, amount) => {
  expect(meantAmount(typed)).toEqual({ amount, sure: true });
});

test('points in the place of commas are asked about', () => {
  expect(meantAmount('1.25.000')).toEqual({ amount: '125000', sure: false });
  expect(meantAmount('1.125')).toEqual({ amount: '1125', sure: false });
});

test('a few rupees after lakhs are asked about, since thousands may be meant', () => {
  expect(meantAmount('5 lakh 20')).toEqual({ amount: '500020', sure: false });
});

test.each([
  ['5000 crs', '50000000000'],
  ['1.5 Cr 20 lakh', '17000000'],
  ['5 L', '500000'],
  ['1.25 million', '1250000'],
  ['2 mn', '2000000'],
  ['1M', '1000000'],
  ['3 bn', '3000000000'],
])('the typed amount %s is probably %s, and asked about', (typed, amount) => {
  expect(meantAmount(typed)).toEqual({ amount, sure: false });
});

test.each([
  ['5000.00 Cr', '5000.00', '50000000000'],
  ['75000 CR', '75000', '750000000000'],
  ['12500.50CR', '12500.50', '125005000000'],
  ['1,25,000.00 Cr.', '125000.00', '1250000000000'],
  ['Rs. 5,000/- Cr', '5000', '50000000000'],
  ['Cr 5000', '5000', '50000000000'],
  ['5000 C r', '5000', '50000000000'],
  ['5000 (Cr)', '5000', '50000000000'],
  ['५००० Cr', '5000', '50000000000'],
])('the typed amount %s is a credit or crores, and asked about', (typed, amount, or) => {
  expect(meantAmount(typed)).toEqual({ amount, sure: false, or });
  expect(markedAmount(typed)?.kind).toBe('ledger');
});

test.each([
  ...['5000 Dr', '5000.00Dr.', '5000 DR', '5000 जमा', '५००० नामे', '5000 नाम', '5000 Credit'],
  ...['To 5000', 'By 5000.00', '5000.00 D', '5000.00C', '₹5,000.00 Dr', '5000 (क्रे.)', '5000/-Dr'],
])('the mark of a ledger in %s is asked about', (typed) => {
  const { amount = '', ...how } = meantAmount(typed) ?? {};
  expect([Number(amount), how]).toEqual([5000, { sure: false }]);
  expect(markedAmount(typed)?.kind).toBe('ledger');
});

test.each<[MarkKind, string, string]>([
  ['currency', '$5,000.00', '$'],
  ['currency', 'US $ 5000', 'US$'],
  ['currency', '5000 USD', 'USD'],
  ['currency', '5.000,00 €', '€'],
  ['currency', 'AED 5000', 'AED'],
  ['currency', '($5,000)', '$'],
  ['minus', '(5,000)', '( )'],
  ['minus', 'Rs. (5,000.00)', '( )'],
  ['minus', '5,000.00-', '-'],
  ['minus', '\u22125000', '\u2212'],
  ['minus', '- 5000', '-'],
  ['minus', '-₹5,000', '-'],
  ['minus', '₹-5,000', '-'],
  ['percent', '5%', '%'],
  ['percent', '5 प्रतिशत', 'प्रतिशत'],
])('what stands beside the number is told: %s in %s', (kind, typed, mark) => {
  expect(markedAmount(typed)).toMatchObject({ kind, mark });
  expect(meantAmount(typed)).toBeNull();
  expect(takenAmount(typed)).not.toMatch(/^\d+(?:\.\d+)?$/);
});

test.each(['', 'Cr', '5000', '5000.50', '12-13', '5000 x', '5 lakh', '(5000', '5000 per month'])(
  'no mark is seen in %p',
  (typed) => {
    expect(markedAmount(typed)).toBeNull();
  },
);

test.each([
  ['₹ 1,25,000/-', '125000'],
  ['Rs. 1,25,000/-', '125000'],
  ['Rs. 500', '500'],
  ['Rs.1,25,000.50 /-', '125000.50'],
  ['INR 1 25 000.50', '125000.50'],
  ['रु. १२५', '125'],
  ['₹१,२५,०००', '125000'],
  ['1,250,000', '1250000'],
  ['\u202a1,25,000\u202c', '125000'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['₹1.25 lakh', '125000'],
  ['1.25 लाख', '125000'],
  ['5000 Cr', '5000 Cr'],
  ['5000.00CR', '5000.00CR'],
  ['₨ 5000', '5000'],
  ['1e5', '1e5'],
  ['USD 5000', 'USD 5000'],
  ['$5000', '$5000'],
  ['5000 USD', '5000 USD'],
  ['(5000)', '(5000)'],
  ['5000-', '5000-'],
  ['-500', '-500'],
  ['12,50', '12,50'],
  ['5000,50', '5000,50'],
  ['5000 50', '5000 50'],
  ['1.23457E+11', '1.23457E+11'],
])('the typed amount %s is stored as %s', (typed, taken) => {
  expect(takenAmount(typed)).toBe(taken);
});

test.each([
  ...['', 'lakh', '12a', '5 lakh 1 crore', '1 lakh 2 lakh', '1 lakh lakh', '-5 lakh'],
  ...['सवा', 'डेढ़', 'साढ़े लाख', 'डेढ़ दो लाख', 'सवा 1.5 लाख', 'पौने लाख'],
  ...['1.234567 thousand', '12-13', '1.2.3'],
])('the typed amount %p is not understood', (typed) => {
  expect(meantAmount(typed)).toBeNull();
});

test.each(['125000', '125000.50', '0', '-5', '1.25'])(
  'the typed amount %s needs no reading',
  (typed) => {
    expect(meantAmount(typed)).toBeNull();
  },
);

test('a small amount with decimals may have been meant in lakhs', () => {
  expect(inLakhs('1.25')).toBe('125000');
  expect(inLakhs('12.5')).toBe('1250000');
  for (const plain of ['125', '1.00', '125.50', '-1.25', '0.00', 'x']) {
    expect(inLakhs(plain)).toBeNull();
  }
});
