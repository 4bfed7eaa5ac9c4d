import { importsUnderWay } from '@/lib/imports/lines';
import { hub } from '@/lib/live/hub';
import { pool } from '@/lib/platform/db';
import type { Readings } from '@/lib/platform/metrics/gauges';
import { noteReadings } from '@/lib/platform/metrics/registry';

/** Notes what this process holds now. */
export function readProcess() {
  const { working, inside } = importsUnderWay();
  noteReadings({
    database_connections: {
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    },
    event_streams: hub.streams,
    imports: { working, inside },
  } satisfies Readings<'process'>);
}
