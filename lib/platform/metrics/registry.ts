import 'server-only';
import cluster from 'node:cluster';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { gauges, type Reading } from './gauges';

function open() {
  const registry = new Registry();
  // Each of several processes behind one port answers for itself.
  registry.setDefaultLabels({ worker: String(cluster.worker?.id ?? 0) });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'daava_request_duration_seconds',
    help: 'Time until a call is answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'daava_refusals_total',
    help: 'Calls refused, by the code of the answer; too_many_requests is a rate limit',
    labelNames: ['route', 'code'],
    registers: [registry],
  });
  const lineRefusals = new Counter({
    name: 'daava_line_refusals_total',
    help: 'Work refused by a line: `share`, since whoever asked has their part of it, or `full`, also after waiting',
    labelNames: ['line', 'by'],
    registers: [registry],
  });
  const opened = new Map(
    Object.entries(gauges).map(([name, { help, label }]) => [
      name,
      new Gauge({
        name: `daava_${name}`,
        help,
        labelNames: label ? [label] : [],
        registers: [registry],
      }),
    ]),
  );
  return { registry, requests, refusals, lineRefusals, gauges: opened };
}

// The bundler may make several copies of a module; a process counts once.
const processGlobals = globalThis as { daavaMetrics?: ReturnType<typeof open> };

/** What this process counts, for Prometheus. Labels never hold an id, a name or an address. */
export function metrics() {
  processGlobals.daavaMetrics ??= open();
  return processGlobals.daavaMetrics;
}

/** Notes the gauges' readings. A gauge without a reading is left out. */
export function noteReadings(readings: Readonly<Record<string, Reading | undefined>>) {
  for (const [name, reading] of Object.entries(readings)) {
    const gauge = metrics().gauges.get(name);
    if (!gauge) throw new Error(`There is no gauge ${name}`);
    if (typeof reading === 'number') gauge.set(reading);
    else if (reading) noteEach(gauge, name, reading);
    else if (gauges[name]?.label) gauge.reset();
    else gauge.remove();
  }
}

function noteEach(gauge: Gauge, name: string, reading: Readonly<Record<string, number>>) {
  gauge.reset();
  for (const [value, n] of Object.entries(reading))
    gauge.set({ [gauges[name]?.label ?? '']: value }, n);
}
