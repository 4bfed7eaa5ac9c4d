import { requireNotLater, version } from '@/scripts/lib/version.mjs';

const numbers = version.split('.').map(Number);

/** This version, with its number at a place given one digit more. */
const longer = (place: number) =>
  numbers.map((one, at) => (at === place ? 10 ** String(one).length : one)).join('.');

test.each([0, 1, 2].map(longer))('what version %s made is refused, with both versions', (later) => {
  expect(() => requireNotLater(later, 'This backup was made')).toThrow(
    `This backup was made by version ${later} of Daava, and this is ${version}.`,
  );
});

test.each([version, '0.0.10'])('what version %s made is taken', (one) => {
  expect(() => requireNotLater(one, 'This backup was made')).not.toThrow();
});
