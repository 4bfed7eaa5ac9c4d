import { importsUnderWay } from '@/lib/imports/concurrency-limit';
import { hub } from '@/lib/live/hub';
import { pool } from '@/lib/platform/db';
import { metrics } from '@/lib/platform/metrics/registry';

/** Notes what this process holds at the moment. */
export function readProcess() {
  const { connections, streams, imports } = metrics().gauges;
  connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  connections.set({ state: 'idle' }, pool.idleCount);
  connections.set({ state: 'waiting' }, pool.waitingCount);
  streams.set(hub.streams);
  const { working, inside } = importsUnderWay();
  imports.set({ state: 'working' }, working);
  imports.set({ state: 'inside' }, inside);
}
