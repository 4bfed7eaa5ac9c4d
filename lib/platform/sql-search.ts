import 'server-only';
import { all, raw, type Sql, sql } from './sql';

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** One or two characters have no trigram: reading all the texts is quicker than all of their index. */
const unindexed = (search: string) => ([...search].length < 3 ? 'COLLATE "C"' : '');

/**
 * The part of a term to look up by its trigrams. Those of a number's year and of a mail server's name stand
 * in nearly every text: reading who has them all takes longer than all the rest.
 */
const tellingPart = (search: string) =>
  search.replace(/^clm-\d{4}(?=-\d{3})/i, '').replace(/(?<=[^@]{3}@).+$/, '');

/**
 * Whether a column of texts that are kept as they are searched (`as_searched`) says this anywhere, which is as searched too; a column
 * with an index of trigrams is looked up there.
 */
export function says(text: string, search: string): Sql {
  const like = (of: string, term: string) =>
    sql`${raw(of)} LIKE '%' || lower(${escapeLike(term)}) || '%'`;
  const part = tellingPart(search);
  const indexed = like(`${text} ${unindexed(search)}`, part);
  // Not the column itself, so that the index is asked for the part alone.
  return part === search ? indexed : all([indexed, like(`(${text} || '')`, search)]);
}
