import 'server-only';
import { all, raw, type Sql, sql } from './sql';

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** One or two characters have no trigram: reading all texts is quicker than all of their index. */
const unindexed = (search: string) => ([...search].length < 3 ? 'COLLATE "C"' : '');

/** A number's year and a mail server's name stand in nearly every text; looking up their trigrams takes longest. */
const tellingPart = (search: string) =>
  search.replace(/^clm-\d{4}(?=-\d{3})/i, '').replace(/(?<=[^@]{3}@).+$/, '');

/** SQL: a column of searched texts (`as_searched`) contains this searched text; an index of trigrams helps where there is one. */
export function says(text: string, search: string): Sql {
  const like = (of: string, term: string) =>
    sql`${raw(of)} LIKE '%' || lower(${escapeLike(term)}) || '%'`;
  const part = tellingPart(search);
  const indexed = like(`${text} ${unindexed(search)}`, part);
  // Not the column itself, so that the index is asked for the part alone.
  return part === search ? indexed : all([indexed, like(`(${text} || '')`, search)]);
}

/** SQL: a word but the first of a line begins so; the index of trigrams knows it of one letter too. */
export const begins = (text: string, search: string): Sql =>
  sql`${raw(text)} LIKE '% ' || lower(${escapeLike(search)}) || '%'`;

/** SQL: whether keys of names (`name_keys`), beside the searched text that they are of, hold a name that sounds as what is typed. */
export const sounds = (keys: string, text: string, typed: string, near = false): Sql =>
  sql`(array_to_tsvector(${raw(keys)}) @@ (SELECT name_query(${typed}::text, ${raw(String(near))}))
    AND ${raw(text)} LIKE ALL (ARRAY(SELECT unnest(name_letters(${typed}::text)))))`;
