import 'server-only';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { readForHeads } from '@/lib/law/heads';
import { join, raw, sql } from '@/lib/platform/sql';
import { flags, type KeptFlag, keptFlagNames } from './flag-names';
import { readForFlags } from './flags';

const day = (column: string) => raw(`(SELECT to_char(${column}, 'YYYY-MM-DD') FROM case_settings)`);

const keptIn = (alias: string) =>
  raw(keptFlagNames.map((name) => `'${name}', ${alias}.${flags[name].column}`).join(', '));

/** SQL for the columns of the stored flags, as a list. */
export const flagColumns = (alias: string) =>
  raw(keptFlagNames.map((name) => `${alias}.${flags[name].column}`).join(', '));

/** SQL that tells whether a claim has a stored flag other than this one, over `claim_desk` as `alias`. */
export const flaggedBesides = (flag: KeptFlag, alias: string) => {
  const others = keptFlagNames.filter((name) => name !== flag);
  return raw(`(${others.map((name) => `${alias}.${flags[name].column}`).join(' OR ')})`);
};

/** SQL for the stored flags of a claim, over `claim_desk` as `alias`. */
export const keptFlags = (alias: string) => sql`json_build_object(${keptIn(alias)})`;

/** SQL for the facts of a claim's flags, over `claim_desk` as `alias`. */
export const flagFacts = (alias: string) => sql`json_build_object(${keptIn(alias)},
  'lastDate', ${day('last_date_for_claims')}, 'commencement', ${day('commencement_date')})`;

const heads = creditorTypes.map(readForHeads);
const tables = heads.flatMap(({ rows }) => (rows ? [rows] : []));
const fields = [...new Set([...readForFlags, ...heads.flatMap((of) => of.fields)])];

const quoted = (name: string) => raw(`'${name}'`);

/** SQL for the part of a form that its flags need, over `claims c`: of a table the columns of amounts, and no identifier. */
export const flaggedForm = sql`(SELECT coalesce(jsonb_object_agg(f.key, CASE f.key ${join(
  tables.map(
    ({ field, columns }) => sql`WHEN ${quoted(field)} THEN (
      SELECT coalesce(jsonb_agg(jsonb_build_object(${join(
        columns.map(({ column }) => sql`${quoted(column)}, r->${quoted(column)}`),
      )})), '[]')
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(f.value) = 'array' THEN f.value ELSE '[]' END) r)`,
  ),
  ' ',
)} ELSE f.value END), '{}') FROM jsonb_each(c.claim_data) f
  WHERE f.key IN (${join([...fields, ...tables.map(({ field }) => field)].map(quoted))}))`;
