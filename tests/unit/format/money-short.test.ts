import { formatMoneyShort } from '@/lib/format/money-short';

describe('an amount in short', () => {
  it.each([
    ['0', '₹0'],
    ['0.49', '₹0'],
    ['0.50', '₹1'],
    ['999.99', '₹1,000'],
    ['12400', '₹12,400'],
    ['99999.49', '₹99,999'],
    ['99999.50', '₹1 L'],
    ['100000', '₹1 L'],
    ['1240000.00', '₹12.4 L'],
    ['1235000', '₹12.4 L'],
    ['1234999.99', '₹12.3 L'],
    ['9994999.99', '₹99.9 L'],
    ['9995000', '₹1 Cr'],
    ['31000000', '₹3.1 Cr'],
    ['123456789012', '₹12,345.7 Cr'],
    ['999999499999.99', '₹99,999.9 Cr'],
    ['999999500000', '₹1 L Cr'],
    ['9999999999999999.99', '₹10,000 L Cr'],
  ])('%s is shown as %s', (amount, text) => {
    expect(formatMoneyShort(amount, 'en')).toBe(text);
  });

  it.each([
    ['12400', '₹12,400'],
    ['1240000', '₹12.4 लाख'],
    ['31000000', '₹3.1 करोड़'],
    ['999999500000', '₹1 लाख करोड़'],
  ])('%s is shown as %s in Hindi', (amount, text) => {
    expect(formatMoneyShort(amount, 'hi')).toBe(text);
  });

  it('is shown as it is when it is no amount', () => {
    for (const text of ['', 'abc', '1,000']) expect(formatMoneyShort(text, 'en')).toBe(text);
  });
});
