import { claimStatuses } from '@/lib/reference/claim-status';
import { stepsOf } from '@/lib/reference/claim-steps';

const shown = (status: Parameters<typeof stepsOf>[0], listed = false) =>
  stepsOf(status, listed).map(({ name, state }) => `${name} ${state}`);

test.each([
  ['submitted', ['received now', 'verifying toCome', 'decided toCome', 'listed toCome']],
  ['under_review', ['received done', 'verifying now', 'decided toCome', 'listed toCome']],
  ['info_required', ['received done', 'verifying now', 'decided toCome', 'listed toCome']],
  ['approved', ['received done', 'verifying done', 'decided now', 'listed toCome']],
  ['rejected', ['received done', 'verifying done', 'decided now']],
  ['withdrawn', []],
] as const)('a claim that is %s shows the steps %j', (status, steps) =>
  expect(shown(status)).toEqual(steps),
);

test.each([
  ['under_review', ['received done', 'verifying now', 'decided toCome', 'listed toCome']],
  ['approved', ['received done', 'verifying done', 'decided done', 'listed now']],
  ['rejected', ['received done', 'verifying done', 'decided now']],
  ['withdrawn', []],
] as const)('a claim that is %s and in a published list shows the steps %j', (status, steps) =>
  expect(shown(status, true)).toEqual(steps),
);

test.each(claimStatuses.filter((status) => status !== 'withdrawn'))(
  'a claim that is %s has exactly one present step',
  (status) => {
    for (const listed of [false, true])
      expect(stepsOf(status, listed).filter(({ state }) => state === 'now')).toHaveLength(1);
  },
);
