import { asSearched } from '@/lib/format/as-searched';
import { searchedAmount } from '@/lib/format/searched-amount';
import { join, raw, type Sql, sql } from '@/lib/platform/sql';
import { says, sounds } from '@/lib/platform/sql-search';
import { wholeNumber } from './short-number';

/** Whether a search has more than one or two letters, which stand in too many names, and sound like more. */
export const tells = (typed: string) => asSearched(typed).trim().length > 2;

/** The most claims that an amount finds. */
const mostOfAmount = 10_000;

/**
 * A claim is found by a part of its text, by a name that sounds so, by its shortened number, or by its amount. Dots and quotation marks
 * alone say nothing to look for: they find nothing, where an empty text would find everything.
 */
export function searched(table: string, typed: string, near = false): Sql {
  const text = asSearched(typed).trim();
  if (!text) return sql`FALSE`;
  const ways = [says(`${table}.search_text`, text)];
  if (tells(typed)) ways.push(sounds(`${table}.name_keys`, `${table}.search_text`, typed, near));
  const id = raw(`${table}.id`);
  const number = wholeNumber(typed);
  if (number) ways.push(sql`${id} = (SELECT n.id FROM claims n WHERE n.claim_number = ${number})`);
  const amount = searchedAmount(typed);
  if (amount)
    ways.push(sql`${id} = ANY (ARRAY(SELECT n.id FROM claims n WHERE n.quarantine_id IS NULL
      AND n.claim_amount BETWEEN ${amount.from}::numeric AND ${amount.to}::numeric LIMIT ${raw(String(mostOfAmount))}))`);
  return sql`(${join(ways, ' OR ')})`;
}
