import type { PoolClient } from 'pg';
import { database } from '@/tests/support/database/database';

// The triggers stand on a copy of each table, without its references and checks: so nothing but they can refuse a change, and every
// column is tried, also one that is new.

let client: PoolClient;
beforeAll(async () => {
  client = await database.connect();
  await client.query('BEGIN');
});
afterAll(async () => {
  await client.query('ROLLBACK');
  client.release();
  await database.end();
});

interface Kept {
  table: string;
  /** What the row is. */
  as: string;
  /** Values of columns; every other column has some value. */
  values?: Record<string, string | null>;
  mayChange?: string[];
  /** The states that it may come to. */
  mayBecome?: string[] | 'any';
  mayGo?: true;
}

const none = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, null]));

/** Where a paper is, and how it gets there. */
const ofItsWay = [
  ...[
    'share',
    'rank',
    'letter',
    'for_post',
    'opened_at',
    'posted_on',
    'next_try_at',
    'attempts',
    'deaths',
    'last_error',
  ],
  // Keys are changed for newer ones.
  ...['wrapped_key', 'sealed_code', 'code_hash'],
];
const madeOfPapers = ['made_at', 'amount', 'template', 'file_id', 'file_size', 'sha256'];
const confirming = ['confirmed_by_id', 'confirmed_at'];
const returning = ['returned_by_id', 'returned_at', 'return_remark'];
const answering = ['answered_at', 'answered_by_id', 'answer_paper_id', 'related_party'];
const closing = [
  ...['proposed_by_id', 'proposed_at', 'closed_by_id', 'closed_at'],
  ...['reasons', 'effective_on', 'to_claim_id'],
];
const publishing = ['published_at', 'published_by_id', 'published_over', 'objections_until'];
const withdrawing = ['withdrawn_at', 'withdrawn_by_id'];
const trying = ['next_try_at', 'attempts', 'deaths'];
const makingOfLists = [
  ...['law_edition', 'made_at', 'debtor_name', 'debtor_cin', 'commencement_date'],
  ...[
    'tribunal',
    'tribunal_bench',
    'case_number',
    'admission_order_date',
    'admission_order_number',
  ],
  ...['professional_name', 'professional_registration', 'class_representative'],
  ...['rows', 'sums', 'hindrances', 'voting_base', 'class_base', 'classes', 'sha256'],
  ...['operational_base', 'operational_members'],
];

const kept: Kept[] = [
  {
    table: 'determinations',
    as: 'proposed',
    values: { state: 'proposed', ...none(...confirming, ...returning) },
    mayChange: [...confirming, ...returning],
    mayBecome: ['confirmed', 'returned', 'superseded'],
    mayGo: true,
  },
  {
    table: 'determinations',
    as: 'confirmed',
    values: { state: 'confirmed', ...none(...returning) },
    mayBecome: ['superseded'],
    mayGo: true,
  },
  {
    table: 'papers',
    as: 'queued',
    values: { state: 'queued', ...none('replaced_by_id', ...madeOfPapers) },
    // It may come to tell of a newer form.
    mayChange: ['replaced_by_id', 'claim_version', ...madeOfPapers, ...ofItsWay],
    mayBecome: 'any',
    mayGo: true,
  },
  {
    table: 'papers',
    as: 'made',
    values: { state: 'made', ...none('replaced_by_id') },
    mayChange: ['replaced_by_id', ...ofItsWay],
    mayGo: true,
  },
  { table: 'papers', as: 'replaced', values: { state: 'made' }, mayChange: ofItsWay, mayGo: true },
  {
    table: 'objections',
    as: 'open',
    values: { state: 'open' },
    mayChange: ['closed_at', 'answered_by_id', 'reasons', 'determination_id'],
    mayBecome: 'any',
  },
  { table: 'objections', as: 'refused', values: { state: 'refused' } },
  {
    table: 'change_requests',
    as: 'open',
    values: { state: 'open' },
    mayChange: ['closed_at', 'answered_by_id', 'answer', 'proposed'],
    mayBecome: 'any',
  },
  {
    table: 'change_requests',
    as: 'accepted',
    values: { state: 'accepted' },
    mayChange: ['proposed'],
  },
  {
    table: 'claim_transfers',
    as: 'reported',
    values: { state: 'reported', ...none('closed_at', ...answering) },
    mayChange: [...answering, ...closing],
    mayBecome: 'any',
  },
  {
    table: 'claim_transfers',
    as: 'agreed',
    values: { state: 'agreed', ...none('closed_at') },
    mayChange: closing,
    mayBecome: 'any',
  },
  { table: 'claim_transfers', as: 'accepted', values: { state: 'accepted' } },
  {
    table: 'creditor_lists',
    as: 'being made',
    values: { state: 'making', ...none('confirmed_at', ...publishing, ...makingOfLists.slice(1)) },
    mayChange: [
      ...[...makingOfLists, 'texts_judged'],
      ...[...confirming, ...publishing, ...withdrawing, ...trying],
    ],
    mayBecome: ['draft', 'withdrawn'],
  },
  {
    table: 'creditor_lists',
    as: 'a draft',
    values: { state: 'draft', ...none('confirmed_at', ...publishing) },
    mayChange: [...confirming, ...publishing, ...withdrawing, ...trying],
    mayBecome: ['confirmed', 'withdrawn'],
  },
  {
    table: 'creditor_lists',
    as: 'confirmed',
    values: { state: 'confirmed', ...none(...publishing) },
    mayChange: [...publishing, ...withdrawing, ...trying],
    mayBecome: ['published', 'withdrawn'],
  },
  {
    table: 'creditor_lists',
    as: 'published',
    values: { state: 'published' },
    mayChange: [...withdrawing, ...trying],
    mayBecome: ['withdrawn'],
  },
  { table: 'creditor_lists', as: 'withdrawn', values: { state: 'withdrawn' } },
  { table: 'creditor_list_rows', as: 'made' },
  { table: 'creditor_list_same', as: 'made' },
  { table: 'late_claim_steps', as: 'taken' },
  { table: 'withdrawal_notes', as: 'made' },
  { table: 'audit_entries', as: 'written' },
  { table: 'audit_seals', as: 'written' },
];

interface Column {
  name: string;
  type: string;
  /** A value of this type, and another one than the present. */
  some: string;
  other: string;
  /** Of an enumeration. */
  labels: string[] | null;
}

const kinds: [type: RegExp, some: string, other: (column: string) => string][] = [
  [
    /\[\]$/,
    `'{}'`,
    (column) =>
      `CASE WHEN ${column} = '{}' THEN '{00000000-0000-4000-8000-000000000000}' ELSE '{}' END`,
  ],
  [/^uuid/, 'gen_random_uuid()', () => 'gen_random_uuid()'],
  [/^(text|character)/, `'x'`, (column) => `coalesce(${column}, '') || 'y'`],
  [/^(integer|bigint|numeric|smallint)/, '1', (column) => `coalesce(${column}, 0) + 1`],
  [/^date/, `'2026-01-05'`, (column) => `coalesce(${column}, '2026-01-05') + 1`],
  [
    /^timestamp/,
    `'2026-01-05'`,
    (column) => `coalesce(${column}, '2026-01-05') + interval '1 day'`,
  ],
  [/^boolean/, 'false', (column) => `NOT coalesce(${column}, false)`],
  [/^jsonb/, `'{}'`, () => `'{"a": 1}'`],
  [/^bytea/, `'a'`, (column) => `coalesce(${column}, '') || 'b'::bytea`],
];

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await client.query<{ name: string; type: string; labels: string[] | null }>(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
       (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = a.atttypid) AS labels
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
    [table],
  );
  return rows.map(({ name, type, labels }) => {
    if (labels) {
      const [first, second = first] = labels;
      const other = `CASE ${name} WHEN '${first}' THEN '${second}' ELSE '${first}' END::${type}`;
      return { name, type, some: `'${first}'`, other, labels };
    }
    const kind = kinds.find(([pattern]) => pattern.test(type));
    if (!kind) throw new Error(`${table}.${name}: no value of ${type} is known here`);
    return { name, type, some: kind[1], other: `(${kind[2](`"${name}"`)})::${type}`, labels };
  });
}

/** A copy of a table with its triggers that refuse changes of rows, and one row. */
async function copyOf({ table, values = {} }: Kept, columns: Column[]) {
  await client.query(`DROP TABLE IF EXISTS pg_temp.copied`);
  await client.query(`CREATE TEMP TABLE copied (LIKE public.${table})`);
  const given = ({ name, some }: Column) => {
    if (!(name in values)) return some;
    return values[name] === null ? 'NULL' : `'${values[name]}'`;
  };
  await client.query(
    `INSERT INTO copied (${columns.map(({ name }) => `"${name}"`)}) VALUES (${columns.map(given)})`,
  );
  const { rows } = await client.query<{ text: string }>(
    `SELECT replace(pg_get_triggerdef(t.oid), ' ON public.${table} ', ' ON pg_temp.copied ') AS text ${refusing} AND t.tgrelid = $1::regclass`,
    [table],
  );
  for (const { text } of rows) await client.query(text);
}

// Triggers at an UPDATE (16) or a DELETE (8) whose function refuses, and that need no list of the rows.
const refusing = `FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE NOT t.tgisinternal AND t.tgnewtable IS NULL AND t.tgtype & 24 > 0 AND p.prosrc LIKE '%RAISE EXCEPTION%'`;

/** Whether a statement is refused; the copy stays as it was. */
async function isRefused(statement: string) {
  await client.query('SAVEPOINT tried');
  const refused = await client.query(statement).then(
    () => false,
    (error: { code?: string }) => {
      // What RAISE EXCEPTION throws: anything else is a mistake of this test.
      if (error.code !== 'P0001') throw error;
      return true;
    },
  );
  await client.query('ROLLBACK TO tried');
  return refused;
}

test('each table whose rows a trigger keeps is tried here', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT t.tgrelid::regclass::text AS name ${refusing} ORDER BY 1`,
  );
  expect([...new Set(kept.map(({ table }) => table))].sort()).toEqual(rows.map(({ name }) => name));
});

test.each(kept)('a row of $table ($as) stays as it is, but for what may change', async (one) => {
  const { table, values = {}, mayChange = [], mayBecome = [], mayGo = false } = one;
  const columns = await columnsOf(table);
  await copyOf(one, columns);
  const changed: string[] = [];
  for (const { name, other } of columns)
    if (name !== 'state' && !(await isRefused(`UPDATE copied SET "${name}" = ${other}`)))
      changed.push(name);
  expect(changed.sort()).toEqual([...mayChange].sort());
  const states = columns.find(({ name }) => name === 'state')?.labels ?? [];
  const others = states.filter((state) => state !== values.state);
  const became: string[] = [];
  for (const state of others)
    if (!(await isRefused(`UPDATE copied SET state = '${state}'`))) became.push(state);
  expect(became.sort()).toEqual((mayBecome === 'any' ? others : [...mayBecome]).sort());
  expect(await isRefused('DELETE FROM copied')).toBe(!mayGo);
});
