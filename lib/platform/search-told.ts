import 'server-only';
import { asSearched } from '@/lib/format/as-searched';
import { prepared } from './query';
import { sql } from './sql';

/** What an answer says of its search, beside what it found. */
export interface SearchTold {
  /** The search found nothing: these have names that differ from it by a letter. */
  near?: true;
  /** What is marked in the rows, the longest first. */
  marks?: string[];
}

/** The typed words, and the words of the names that stand for one of them. */
async function marksOf(typed: string, names: readonly string[], near: boolean) {
  const [heard] = await prepared<{ words: string[] }>(
    sql`SELECT name_marks(${names}::text[], ${typed}::text, ${near}::boolean) AS words`,
  );
  const words = asSearched(typed)
    .split(/\s+/)
    .filter((word) => [...word].length > 1);
  return [...new Set([...(heard?.words ?? []), ...words])].sort(
    (one, other) => other.length - one.length,
  );
}

/**
 * Says of a page whether its names only come near what was typed, and what its rows mark. `names` are those that it shows, which the
 * search went by; where they are none, nothing is marked.
 */
export async function searchTold(
  typed: string | undefined,
  names: readonly string[],
  near: boolean,
): Promise<SearchTold> {
  const marks = typed && names.length > 0 ? await marksOf(typed, names, near) : [];
  return { ...(near && { near }), ...(marks.length > 0 && { marks }) };
}
