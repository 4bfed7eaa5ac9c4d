import type { Role } from '@/lib/access/role';
import type { PageQuery } from '@/lib/format/list-schema';
import { prepared } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

/** What one account keeps in the portal. */
export interface AccountUsage {
  id: string;
  firstName: string;
  lastName: string;
  /** None of who was suspended before they had proven it, once it was another's. */
  email: string | null;
  role: Role;
  status: 'active' | 'pending' | 'declined' | 'disabled';
  /** How many claims they may file by bulk upload, where an administrator set it. */
  bulkClaimLimit: number | null;
  /** The same one by one. */
  claimLimit: number | null;
  /** In bytes: in all, and added today (in India). */
  storedBytes: number;
  addedToday: number;
  /** How many files of claims they filed. */
  imports: number;
}

/** A page of the accounts that keep anything, those that keep most first, and how many there are. */
export async function accountsByUsage({ page, limit }: PageQuery) {
  const rows = await prepared<{ total: number } & AccountUsage>(sql`
    WITH shown AS (SELECT * FROM account_usage ORDER BY stored_bytes DESC, user_id DESC
      LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int)
    SELECT (SELECT count(*)::int FROM account_usage) AS total, u.id, u.first_name AS "firstName",
      u.last_name AS "lastName", u.email, u.role, u.status, u.bulk_claim_limit AS "bulkClaimLimit", u.claim_limit AS "claimLimit",
      s.stored_bytes::float8 AS "storedBytes",
      CASE WHEN s.day = ${today} THEN s.day_bytes ELSE 0 END::float8 AS "addedToday",
      (SELECT count(*)::int FROM claim_imports i WHERE i.user_id = u.id) AS imports
    FROM (SELECT 1) AS one LEFT JOIN shown s ON true LEFT JOIN users u ON u.id = s.user_id
    ORDER BY s.stored_bytes DESC, s.user_id DESC`);
  const accounts = rows.filter(({ id }) => id).map(({ total: _, ...account }) => account);
  return { accounts, total: rows[0]?.total ?? 0 };
}
