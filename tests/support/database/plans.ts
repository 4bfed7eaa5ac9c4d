import type { ClientBase } from 'pg';
import type { Statement } from '@/lib/platform/query';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const large = [
  'claims',
  'claim_search',
  'messages',
  'documents',
  'users',
  'papers',
  'mail_queue',
  'question_lists',
  'audit_entries',
  'creditor_list_rows',
];

const scannedIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? '')
    ? [node['Relation Name'] ?? '']
    : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
];

const indexesIn = (node: Node): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(indexesIn),
];

async function plansOf(client: ClientBase, { text, values }: Statement) {
  await client.query('SET plan_cache_mode = force_generic_plan');
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  });
  await client.query('RESET plan_cache_mode');
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}

/** The indexes in the generic plan of a statement. */
export const indexesUsed = async (client: ClientBase, statement: Statement) =>
  (await plansOf(client, statement)).flatMap(indexesIn);

/** The large tables that the generic plan of a statement scans. */
export const tablesScanned = async (client: ClientBase, statement: Statement) =>
  (await plansOf(client, statement)).flatMap(scannedIn);
