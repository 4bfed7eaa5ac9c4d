import { readDatabase } from '@/lib/metrics/read-database';
import { readProcess } from '@/lib/metrics/read-process';
import { metrics } from '@/lib/metrics/registry';

/** What this process counts, in Prometheus's text format. Answers without the database too. */
export async function metricsResponse() {
  await readDatabase();
  readProcess();
  const { registry } = metrics();
  const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
  return new Response(await registry.metrics(), { headers });
}
