import { readDatabase } from '@/lib/operations/metrics/read-database';
import { readProcess } from '@/lib/operations/metrics/read-process';
import { metrics } from '@/lib/platform/metrics/registry';

/** This process's counts in Prometheus's text format. Works without the database too. */
export async function metricsResponse() {
  await readDatabase();
  readProcess();
  const { registry } = metrics();
  const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
  return new Response(await registry.metrics(), { headers });
}
