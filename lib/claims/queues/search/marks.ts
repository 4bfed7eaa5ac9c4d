import type { ListedClaim } from '@/lib/claims/records/present';
import { asSearched } from '@/lib/format/as-searched';
import { fullName } from '@/lib/format/person';
import { prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

type Named = Pick<ListedClaim, 'creditorName' | 'claimant'>;

/** What a page of a searched list marks: the typed words, and the words of its names that sound so, the longest first. */
export async function marksOf(typed: string, claims: readonly Named[], near: boolean) {
  if (claims.length === 0) return [];
  const names = claims.flatMap(({ creditorName, claimant }) => [creditorName, fullName(claimant)]);
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
