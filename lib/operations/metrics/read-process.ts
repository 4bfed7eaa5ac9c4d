import { importsUnderWay } from '@/lib/imports/lines';
import { hub } from '@/lib/live/hub';
import { connectionsNow } from '@/lib/platform/db';
import { linesNow } from '@/lib/platform/lines/of-process';
import type { Readings } from '@/lib/platform/metrics/gauges';
import { noteReadings } from '@/lib/platform/metrics/registry';

/** Notes what this process holds now. */
export function readProcess() {
  const { working, inside } = importsUnderWay();
  noteReadings({
    database_connections: connectionsNow(),
    event_streams: hub.streams,
    imports: { working, inside },
    ...linesNow(),
  } satisfies Readings<'process'>);
}
