/** @typedef {import('../statements/wire.mjs').Query} Query */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, 'Index Cond'?: string, 'Recheck Cond'?: string, Plans?: PlanNode[] }} PlanNode */

const tables = ['claims', 'messages', 'documents', 'users', 'audit_entries', 'claim_identifiers'];

/**
 * The tables among the large ones that a plan reads whole: row after row, or all of an index without a
 * limit above that would end it early.
 * @param {PlanNode} node
 * @param {boolean} [limited]
 * @returns {string[]}
 */
export function readWhole(node, limited = false) {
  const { 'Node Type': type, 'Relation Name': table = '', Plans: inner = [] } = node;
  const cut = limited || type === 'Limit';
  // What sorts, groups or hashes takes all it can get before it gives anything, whatever is above.
  const takesAll = /^(Sort|Aggregate|Hash|Materialize|WindowAgg|BitmapOr|BitmapAnd)$/.test(type);
  const wholeIndex = /^Index/.test(type) && !node['Index Cond'] && !cut;
  const found = tables.includes(table) && (/Seq Scan/.test(type) || wholeIndex) ? [table] : [];
  return [...found, ...inner.flatMap((child) => readWhole(child, cut && !takesAll))];
}

/**
 * How the database would run a statement after having seen it often, when it may take a plan that
 * does not look at the values.
 * @param {import('pg').Client} client
 * @param {Query} query
 * @param {string} name
 * @returns {Promise<PlanNode>}
 */
async function planOf(client, { text, values }, name) {
  await client.query(`PREPARE ${name} AS ${text}`);
  const literals = values.map((value) =>
    typeof value === 'string' ? client.escapeLiteral(value) : 'NULL',
  );
  const run = literals.length ? `${name}(${literals.join(', ')})` : name;
  for (let time = 0; time < 6; time++) await client.query(`EXECUTE ${run}`);
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE ${run}`);
  await client.query(`DEALLOCATE ${name}`);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/**
 * Explains every statement of the recorded calls on the full tables. Gives one line for each that
 * reads a large table whole.
 * @param {import('pg').Client} client
 * @param {Record<string, Query[][]>} recorded
 */
export async function wholeReads(client, recorded) {
  const lines = [];
  for (const [call, groups] of Object.entries(recorded)) {
    for (const [index, query] of groups.flat().entries()) {
      if (!/^\s*(SELECT|WITH)/i.test(query.text)) continue;
      for (const table of new Set(readWhole(await planOf(client, query, `bench_${index}`))))
        lines.push(`${call}, statement ${index + 1}: reads ${table} whole`);
    }
  }
  return lines;
}
