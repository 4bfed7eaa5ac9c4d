import { needsReason } from '@/scripts/lib/packages/licence.mjs';

test.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT', 'MIT OR CC0-1.0'])(
  'the licence %s needs no reason',
  (licence) => {
    expect(needsReason(licence)).toBe(false);
  },
);

test.each([
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'CC-BY-4.0',
  'not said',
])('the licence %s needs a reason', (licence) => {
  expect(needsReason(licence)).toBe(true);
});
