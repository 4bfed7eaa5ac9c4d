import {
  onlyCode,
  onlyDigits,
  withinLength,
  withoutCountryCode,
  withoutMarks,
} from '@/components/claim-form/controls/input-filter';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { meantAmount } from '@/lib/forms/kinds/values/typed-amount';

describe('what a control takes of what is typed', () => {
  test('digits alone, also those of a Hindi keyboard', () => {
    expect(onlyDigits('98a7-6 ५')).toBe('98765');
  });

  test('a PAN in upper case, without the spaces it was pasted with', () => {
    expect(onlyCode('abcde 1234-f')).toBe('ABCDE1234F');
  });

  test('an amount without ₹, commas and spaces', () => {
    expect(withoutMarks('₹ 1,25,000.50')).toBe('125000.50');
    expect(withoutMarks('१,२५,०००')).toBe('125000');
  });

  test.each([
    ['1,25,000/-', '125000'],
    ['Rs. 1,25,000/-', '125000'],
    ['rs 500', '500'],
    ['INR 1 25 000.50', '125000.50'],
    ['रु. १२५', '125'],
    ['₹१,२५,०००', '125000'],
    ['1.25 lakh', '1.25 lakh'],
    ['१.२५ लाख', '1.25 लाख'],
    ['12a', '12a'],
  ])('%s is taken as %s, and no word is dropped that multiplies', (typed, taken) => {
    expect(withoutMarks(typed)).toBe(taken);
  });

  test('an amount that is typed key by key ends as the one that is pasted', () => {
    const typed = [...'Rs. 1,25,000/-'].reduce((taken, key) => withoutMarks(taken + key), '');
    expect(typed).toBe('125000');
  });

  test.each([
    ['1 lakh 25 thousand 500', '125500'],
    ['12 crore 25 lakh 75 thousand 500.50 rupees only', '122575500.50'],
    ['₹ 9 करोड़ 25 लाख 75 हज़ार 5 सौ 50.50 रुपये मात्र', '92575550.50'],
  ])('%s loses none of its words when it is typed key by key', (words, amount) => {
    for (const kind of ['amount', 'amountPart'] as const) {
      const { maxLength } = behaviourOf(kind).input;
      const typed = [...words].reduce(
        (taken, key) => withinLength(withoutMarks(taken + key), taken, maxLength),
        '',
      );
      expect(meantAmount(typed)?.amount).toBe(amount);
    }
  });

  test('a minus stays, so that it is refused and not turned into money', () => {
    expect(withoutMarks('-500')).toBe('-500');
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
