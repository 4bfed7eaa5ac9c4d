import type { User } from '@/generated/prisma/client';
import { provenIn } from '@/lib/access/proven-address';
import { asSearched } from '@/lib/format/as-searched';
import { fullName } from '@/lib/format/person';
import { hasSecondFactor } from '@/lib/identity/authentication/second-factors';
import { exactThenNear } from '@/lib/platform/exact-then-near';
import { prepared } from '@/lib/platform/query';
import { type SearchTold, searchTold } from '@/lib/platform/search-told';
import { words } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { openStatuses } from '@/lib/reference/claim-status';
import { looksLikeLicence } from './licence';
import { mostOfStatus } from './most-listed';
import { hoursToRefuse, type Proposal } from './proposals';

type Listed = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'email' | 'status' | 'licenseNumber' | 'organization'
> & {
  role: 'ip_admin' | 'ip_case_manager';
  createdAt: string;
  assignedClaims: number;
  /** The claims among these that are still to be decided. */
  openClaims: number;
  /** Only administrators see this and the following fields. */
  secondFactor: boolean;
  emailProven: boolean;
  /** What an administrator proposed and no other has confirmed. One against an administrator takes effect at `until`. */
  proposal: {
    kind: Proposal;
    by: { id: string; firstName: string; lastName: string };
    until: string | null;
  } | null;
};

const open = words(openStatuses).sql;

const list = () => `
  WITH found AS (
    SELECT u.*, row_number() OVER (
      PARTITION BY u.status
      ORDER BY CASE WHEN u.status = 'pending' THEN u.created_at END, lower(u.first_name), lower(u.last_name), u.id
    ) AS place
    FROM users u
    WHERE u.role IN ('ip_admin', 'ip_case_manager') AND ($1 OR u.status = 'active')
      AND (strpos(as_searched(concat_ws(' ', u.first_name, u.last_name, u.email::text, u.license_number, u.organization)), $2) > 0
        OR array_to_tsvector(name_keys(concat_ws(' ', u.first_name, u.last_name))) @@ (SELECT name_query($2, $3)))
  )
  SELECT f.id, f.first_name AS "firstName", f.last_name AS "lastName", f.email, f.role, f.status,
    f.license_number AS "licenseNumber", f.organization,
    $1 AND ${hasSecondFactor('f.id')} AS "secondFactor",
    $1 AND ${provenIn('f').sql} AS "emailProven",
    (SELECT json_build_object('kind', a.kind, 'by', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
       'until', CASE WHEN a.kind <> 'promote' THEN ${isoTime(`(a.proposed_at + interval '${hoursToRefuse} hours')`).sql} END)
     FROM administrator_proposals a JOIN users p ON p.id = a.proposed_by_id
     WHERE $1 AND a.user_id = f.id AND p.role = 'ip_admin' AND p.status = 'active') AS "proposal",
    (SELECT coalesce(sum(k.n), 0)::int FROM claim_counts k
     WHERE k.assignee = f.id::text AND k.status = 'any' AND k.creditor_type = 'any') AS "assignedClaims",
    (SELECT coalesce(sum(k.n), 0)::int FROM claim_counts k
     WHERE k.assignee = f.id::text AND k.status IN (${open}) AND k.creditor_type = 'any') AS "openClaims",
    to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
  FROM found f
  WHERE f.place <= ${mostOfStatus}
  ORDER BY array_position('{pending,active,declined,disabled}'::"AccountStatus"[], f.status), f.place, f.id`;

/** What each person says of the search: the answer is a list (specification, section 7), which has no place beside it. */
function toldOf(person: Listed, { near, marks = [] }: SearchTold): SearchTold {
  const { email, licenseNumber, organization } = person;
  const text = [fullName(person), email, licenseNumber, organization].join('\n').toLowerCase();
  const own = marks.filter((mark) => text.includes(mark.toLowerCase()));
  return { ...(near && { near }), ...(own.length > 0 && { marks: own }) };
}

/**
 * Professionals, those awaiting approval first, with their claims in the whole case; inactive ones on request; at most
 * {@link mostOfStatus} of each status. {@link asSearched} spells `search`, which finds by {@link exactThenNear}.
 */
export async function listProfessionals(withInactive: boolean, search = '') {
  const typed = asSearched(search).trim();
  const find = (near: boolean) =>
    prepared<Listed>({ text: list(), values: [withInactive, typed, near] });
  const { answer, near } = await exactThenNear(typed, find, (people) => people.length);
  const told = await searchTold(typed, answer.map(fullName), near);
  return answer.map((person) => ({
    ...person,
    licenceLooksUnusual: !looksLikeLicence(person.licenseNumber),
    ...toldOf(person, told),
  }));
}
