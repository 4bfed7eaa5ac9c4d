import type { ClaimsListQuery } from '@/lib/claims/records/schema';
import { asSearched } from '@/lib/format/as-searched';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { sounds } from '@/lib/platform/sql-search';
import { wholeNumber } from './short-number';

/** Whether a list begins with what says best what was typed. By status there are two orders already. */
export const isRanked = ({ ranked, search, sort }: ClaimsListQuery) =>
  Boolean(ranked && search) && sort !== 'status';

const patterns = (words: readonly string[], after: string) =>
  sql`ARRAY(SELECT unnest(string_to_array(${words.map((word) => `\\m${word}${after}`).join('\n')}, E'\n')))`;

/**
 * How well a row of the search table says what was typed, from 0: its number, or all words as they are written; all as beginnings of words; by
 * their sound; within other words.
 */
export function rankOf(table: string, typed: string): Sql {
  const words = asSearched(typed)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return sql`0`;
  const text = raw(`${table}.search_text`);
  const number = wholeNumber(typed)?.toLowerCase();
  return sql`CASE WHEN ${text} LIKE ${
    number ??
    asSearched(typed)
      .trim()
      .replace(/[\\%_]/g, '\\$&')
  } || E'\n%' THEN 0
    WHEN ${text} ~ ALL (${patterns(words, '\\M')}) THEN 0
    WHEN ${text} ~ ALL (${patterns(words, '')}) THEN 1
    WHEN ${sounds(`${table}.name_keys`, `${table}.search_text`, typed)} THEN 2 ELSE 3 END`;
}
