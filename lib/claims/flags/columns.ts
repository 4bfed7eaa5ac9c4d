import 'server-only';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { readForHeads } from '@/lib/law/heads';
import { join, raw, sql } from '@/lib/platform/sql';
import type { KeptFlag } from './flag-names';
import { readForFlags } from './flags';

const day = (column: string) => raw(`(SELECT to_char(${column}, 'YYYY-MM-DD') FROM case_settings)`);

/** The column of `claim_desk` for each flag. */
const columns: Record<KeptFlag, string> = {
  headsDiffer: 'heads_differ',
  sameNumbers: 'same_numbers',
  otherHolder: 'other_holder',
  defaultAfterCommencement: 'default_after',
  relatedParty: 'related_party',
  edited: 'edited',
};

const keptIn = (alias: string) =>
  raw(
    Object.entries(columns)
      .map(([flag, column]) => `'${flag}', ${alias}.${column}`)
      .join(', '),
  );

/** Those columns, as a list. */
export const flagColumns = (alias: string) =>
  raw(
    Object.values(columns)
      .map((column) => `${alias}.${column}`)
      .join(', '),
  );

/** The stored flags of a claim, over `claim_desk` as `alias`. */
export const keptFlags = (alias: string) => sql`json_build_object(${keptIn(alias)})`;

/** The facts of a claim's flags, over `claim_desk` as `alias`. */
export const flagFacts = (alias: string) => sql`json_build_object(${keptIn(alias)},
  'lastDate', ${day('last_date_for_claims')}, 'commencement', ${day('commencement_date')})`;

const heads = creditorTypes.map(readForHeads);
const tables = heads.flatMap(({ rows }) => (rows ? [rows] : []));
const fields = [...new Set([...readForFlags, ...heads.flatMap((of) => of.fields ?? [])])];

const quoted = (name: string) => raw(`'${name}'`);

/** The part of a form over `claims c` that its flags need: for a table, the column of amounts, and no identifier. */
export const flaggedForm = sql`(SELECT coalesce(jsonb_object_agg(f.key, CASE f.key ${join(
  tables.map(
    ({ field, column }) => sql`WHEN ${quoted(field)} THEN (
      SELECT coalesce(jsonb_agg(jsonb_build_object(${quoted(column)}, r->${quoted(column)})), '[]')
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(f.value) = 'array' THEN f.value ELSE '[]' END) r)`,
  ),
)} ELSE f.value END), '{}') FROM jsonb_each(c.claim_data) f
  WHERE f.key IN (${join([...fields, ...tables.map(({ field }) => field)].map(quoted))}))`;
