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
