import '@/tests/support/portal/settings';
import { busy, lineOf, linesNow } from '@/lib/platform/lines/of-process';
import { metrics } from '@/lib/platform/metrics/registry';

const asha = { key: 'asha@example.in', kind: 'person' } as const;
const ravi = { key: 'ravi@example.in', kind: 'person' } as const;

const comparisons = lineOf('comparisons', {
  places: 1,
  here: 2,
  person: { working: 1, here: 1 },
  network: { working: 1, here: 1 },
  patienceMs: Number.POSITIVE_INFINITY,
  share: busy('exports_under_way', 5),
  full: busy('exports_busy', 5),
});

const refused = async () => {
  const { values } = await metrics().lineRefusals.get();
  return Object.fromEntries(
    values.map(({ labels, value }) => [`${labels.line} ${labels.by}`, value]),
  );
};

test('what waits, works and is refused is told by line, and nobody is named', async () => {
  const nothing = { comparisons: 0 };
  expect(linesNow()).toEqual({ line_waiting: nothing, line_working: nothing });
  const first = comparisons.enter(asha);
  await first.turn();
  const second = comparisons.enter(ravi);
  const turn = second.turn();
  expect(linesNow()).toEqual({
    line_waiting: { comparisons: 1 },
    line_working: { comparisons: 1 },
  });
  expect(() => comparisons.enter(asha)).toThrow('exports_under_way');
  expect(() => comparisons.enter({ key: 'meera', kind: 'person' })).toThrow('exports_busy');
  expect(await refused()).toEqual({ 'comparisons share': 1, 'comparisons full': 1 });
  first.leave();
  await turn;
  second.leave();
  expect(linesNow()).toEqual({ line_waiting: nothing, line_working: nothing });
  expect(await metrics().registry.metrics()).not.toMatch(/asha|ravi|meera/);
});
