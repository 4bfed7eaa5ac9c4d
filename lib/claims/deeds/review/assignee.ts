import 'server-only';
import { fullName } from '@/lib/format/person';
import type { Transaction } from '@/lib/platform/db';
import { invalid } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

interface Person {
  firstName: string;
  lastName: string;
}

/**
 * Gives the name of a professional who can be assigned claims, and locks their account until the transaction ends. Throws
 * `invalid` for anybody else.
 */
export async function requireAssignee(tx: Transaction, id: string) {
  const [person] = await queryIn(tx)<Person>(sql`
    SELECT first_name AS "firstName", last_name AS "lastName" FROM users
    WHERE id = ${id}::uuid AND status = 'active' AND role IN ('ip_admin', 'ip_case_manager') FOR SHARE`);
  if (person) return fullName(person);
  throw invalid('assigneeId', 'assignee');
}

/** Gives people's names by their ids. */
export async function namesOf(tx: Transaction, ids: readonly (string | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const people = await tx.user.findMany({
    where: { id: { in: known } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map<string | null, string>(people.map((person) => [person.id, fullName(person)]));
}
