import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type Day, decidedBy, waitingFor } from './columns';

export interface TeamLine extends Day {
  /** Null for the claims that nobody has. */
  person: { id: string; firstName: string; lastName: string } | null;
  /** Whether this person still works here; a former colleague is named only while claims are left with them. */
  active: boolean;
}

const mostPeople = 500;

/** The statement behind {@link teamsDay}. */
export const teamStatement = (): Statement<TeamLine> => sql`
  SELECT CASE WHEN p.id IS NOT NULL
      THEN json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name) END AS person,
    p.active, done.*, waiting.*
  FROM (
    SELECT u.id, u.id::text AS assignee, u.first_name, u.last_name, u.status = 'active' AS active FROM users u
    WHERE u.role IN ('ip_admin', 'ip_case_manager') AND u.status IN ('active', 'disabled')
    UNION ALL SELECT NULL, 'nobody', NULL, NULL, true) AS p
  CROSS JOIN LATERAL ${decidedBy(sql`p.id`)} AS done CROSS JOIN LATERAL ${waitingFor(sql`p.assignee`)} AS waiting
  WHERE p.active OR waiting.open > 0
  ORDER BY p.id IS NULL, lower(p.first_name), lower(p.last_name), p.id LIMIT ${mostPeople}::int`;

/** The day of each colleague by name, and of the claims that nobody has. */
export const teamsDay = async () => ({ team: await prepared(teamStatement()) });
