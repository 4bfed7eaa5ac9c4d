import {
  onlyAmount,
  onlyCode,
  onlyDigits,
  withinLength,
  withoutCountryCode,
} from '@/components/claim-form/controls/input-filter';

describe('what a control takes of what is typed', () => {
  test('digits alone, also those of a Hindi keyboard', () => {
    expect(onlyDigits('98a7-6 ५')).toBe('98765');
  });

  test('a PAN in upper case, without the spaces it was pasted with', () => {
    expect(onlyCode('abcde 1234-f')).toBe('ABCDE1234F');
  });

  test('an amount without ₹, commas and spaces', () => {
    expect(onlyAmount('₹ 1,25,000.50')).toBe('125000.50');
    expect(onlyAmount('१२५')).toBe('125');
  });

  test('a minus stays, so that it is refused and not turned into money', () => {
    expect(onlyAmount('-500')).toBe('-500');
  });

  test('the keystroke that is one too many is refused, wherever it falls', () => {
    expect(withinLength('19876543210', '9876543210', 10)).toBe('9876543210');
  });

  test('a pasted number that is too long stays whole, to be told of', () => {
    expect(withinLength('1234567890123456789012', '', 18)).toBe('1234567890123456789012');
  });

  test.each([
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9198765432', '9198765432'],
  ])('%s is the mobile number %s', (pasted, mobile) => {
    expect(withoutCountryCode(pasted)).toBe(mobile);
  });
});
