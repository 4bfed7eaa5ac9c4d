import { inLakhs, meantAmount } from '@/lib/forms/kinds/values/typed-amount';

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
  ['1 lakh 5', '100005'],
  ['1.25 lakh/-', '125000'],
  ['125000 rupees only', '125000'],
  ['rs 500', '500'],
])('%s is surely %s', (typed, amount) => {
  expect(meantAmount(typed)).toEqual({ amount, sure: true });
});

test('points in the place of commas are asked about', () => {
  expect(meantAmount('1.25.000')).toEqual({ amount: '125000', sure: false });
  expect(meantAmount('1.125')).toEqual({ amount: '1125', sure: false });
});

test.each([
  ...['', 'lakh', '12a', '5 lakh 1 crore', '1 lakh 2 lakh', '1 lakh lakh', '-5 lakh'],
  ...['सवा', 'डेढ़', 'साढ़े लाख', 'डेढ़ दो लाख', 'सवा 1.5 लाख', 'पौने लाख'],
  ...['1.234567 thousand', '1.25 million', '12-13', '1.2.3'],
])('nobody can tell what %p is', (typed) => {
  expect(meantAmount(typed)).toBeNull();
});

test.each(['125000', '125000.50', '0', '-5', '1.25'])('%s is an amount as it stands', (typed) => {
  expect(meantAmount(typed)).toBeNull();
});

test('a few rupees with decimals may be lakhs', () => {
  expect(inLakhs('1.25')).toBe('125000');
  expect(inLakhs('12.5')).toBe('1250000');
  for (const plain of ['125', '1.00', '125.50', '-1.25', '0.00', 'x']) {
    expect(inLakhs(plain)).toBeNull();
  }
});
