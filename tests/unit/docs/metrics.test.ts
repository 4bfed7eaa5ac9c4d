import { readFileSync } from 'node:fs';
import { Histogram } from 'prom-client';
import { queueNames } from '@/lib/platform/metrics/gauges';
import { metrics } from '@/lib/platform/metrics/registry';

const operations = readFileSync('docs/operations.md', 'utf8');

const { registry } = metrics();

/** The names by which Prometheus knows the portal's own metrics. */
const names = registry
  .getMetricsAsArray()
  .map(({ name }) => name)
  .filter((name) => name.startsWith('daava_'))
  .flatMap((name) =>
    registry.getSingleMetric(name) instanceof Histogram
      ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`)
      : [name],
  );

const quotedIn = (text: string) =>
  new Set((text.match(/`[^`\n]+`/g) ?? []).flatMap((quoted) => quoted.match(/\bdaava_\w+/g) ?? []));

test('every metric that the operator is told of exists, and every one that exists is told of', () => {
  const told = [...quotedIn(operations)];
  expect(told.filter((name) => !names.includes(name))).toEqual([]);
  const sums = names.filter((name) => name.endsWith('_sum'));
  expect(names.filter((name) => !told.includes(name))).toEqual(sums);
});

test('an alert looks at the oldest of each thing that waits', () => {
  const alerts = operations.split('\n').filter((line) => /^\| [A-Z][\w ]+ \| `/.test(line));
  const watched = quotedIn(alerts.map((line) => line.split(' | ')[1]).join('\n'));
  expect(queueNames.map((queue) => [queue, watched.has(`daava_${queue}_oldest_seconds`)])).toEqual(
    queueNames.map((queue) => [queue, true]),
  );
});
