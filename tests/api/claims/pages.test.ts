import type { Actor } from '@/lib/access/actor';
import { listStatement } from '@/lib/claims/queues/lists/list';
import { neighboursStatement } from '@/lib/claims/queues/lists/neighbours';
import { claimsListQuery, claimsQuery } from '@/lib/claims/records/schema';
import { claimSorts, sorts } from '@/lib/claims/records/sorts';
import { pool } from '@/lib/platform/db';
import { type Crowd, crowdOf } from '@/tests/support/data/claim-crowd';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let crowd: Crowd;
beforeAll(async () => {
  // A database of its own, since it changes the planner's statistics.
  portal = await ownPortal();
  crowd = await crowdOf(1500, portal.database);
});
afterAll(async () => {
  await crowd.leave();
  await Promise.all([portal.remove(), pool.end()]);
});

type Filters = { status?: string; creditorType?: string; assignedToId?: string; search?: string };

/** The ids of the whole list, by one plain statement. */
async function plainList(
  actor: Actor,
  { status, creditorType, assignedToId, search }: Filters,
  order: string,
) {
  const { rows } = await crowd.client.query<{ id: string }>(
    `SELECT c.id FROM claims c JOIN users u ON u.id = c.claimant_id
     WHERE ($1::text IS NULL OR c.status::text = $1 OR $1 = 'pending' AND c.status IN ('submitted', 'under_review', 'info_required')) AND ($2::text IS NULL OR c.creditor_type::text = $2)
       AND ($3::text IS NULL OR coalesce(c.assigned_to_id::text, 'unassigned') = $3)
       AND ($4::text IS NULL OR strpos(lower(c.claim_number || ' ' || c.creditor_name || ' ' || u.first_name || ' ' || u.email), lower($4)) > 0)
       AND CASE $5 WHEN 'ip_admin' THEN true WHEN 'ip_case_manager' THEN c.assigned_to_id = $6 ELSE c.claimant_id = $6 END
     ORDER BY ${order}`,
    [status, creditorType, assignedToId, search, actor.role, actor.id],
  );
  return rows.map(({ id }) => id);
}

const written: [string, 'asc' | 'desc', string][] = [
  ['submittedAt', 'desc', 'c.submitted_at DESC, c.id DESC'],
  ['submittedAt', 'asc', 'c.submitted_at, c.id'],
  ['claimAmount', 'desc', 'c.claim_amount DESC, c.id DESC'],
  ['claimAmount', 'asc', 'c.claim_amount, c.id'],
  ['status', 'desc', 'c.status DESC, c.submitted_at DESC, c.id DESC'],
  ['status', 'asc', 'c.status, c.submitted_at DESC, c.id DESC'],
];
const others = claimSorts
  .filter((sort) => written.every(([name]) => name !== sort))
  .map((sort): [string, 'asc' | 'desc', string] => {
    const { column, first } = sorts[sort];
    return [sort, first, `c.${column} ${first}, c.id ${first}`];
  });
const orders = [...written, ...others];

const filters: [string, () => Filters][] = [
  ['everything', () => ({})],
  ['a status', () => ({ status: 'approved' })],
  ['all that is pending', () => ({ status: 'pending' })],
  [
    'what is pending of a type in somebody’s hands',
    () => ({ assignedToId: crowd.managers[0].id, status: 'pending', creditorType: 'form_b' }),
  ],
  ['a search among what is pending', () => ({ search: 'orbit', status: 'pending' })],
  ['a type', () => ({ creditorType: 'form_e' })],
  ['a status and a type', () => ({ status: 'submitted', creditorType: 'form_ca' })],
  ['unassigned claims', () => ({ assignedToId: 'unassigned' })],
  ['an assignee', () => ({ assignedToId: crowd.managers[0].id })],
  [
    'all three',
    () => ({ assignedToId: crowd.managers[1].id, status: 'submitted', creditorType: 'form_b' }),
  ],
  ['a search', () => ({ search: 'kaveri motors 1' })],
  ['a search of two letters', () => ({ search: 'KA' })],
  ['a search and a status', () => ({ search: 'orbit', status: 'under_review' })],
];

const actors: [string, () => Actor][] = [
  ['an administrator', () => crowd.administrator],
  ['a case manager', () => crowd.managers[0]],
  ['a claimant', () => crowd.claimant],
];

describe.each(actors)('the list of claims for %s', (_, actor) => {
  describe.each(orders)('sorted by %s %s', (sort, order, orderBy) => {
    it.each(filters)(
      '%s: shows the right claims on every page, with the right total',
      async (_name, narrowed) => {
        const ids = await plainList(actor(), narrowed(), orderBy);
        const limit = 17;
        const last = Math.max(1, Math.ceil(ids.length / limit));
        for (const page of new Set([
          1,
          2,
          Math.ceil(last / 3),
          Math.ceil(last / 2),
          last,
          last + 1,
        ])) {
          const query = { ...narrowed(), sort, order, page: String(page), limit: String(limit) };
          const { rows } = await crowd.client.query(
            listStatement(actor(), claimsQuery.parse(query)),
          );
          const shown = rows.map(({ id }) => id).filter(Boolean);
          expect([page, rows[0].total, shown]).toEqual([
            page,
            ids.length,
            ids.slice((page - 1) * limit, page * limit),
          ]);
        }
      },
    );

    it.each(filters.filter(([name]) => name.startsWith('a search')))(
      '%s: shows the right claims on every page when there are more than are counted',
      async (_name, narrowed) => {
        const ids = await plainList(actor(), narrowed(), orderBy);
        const [limit, counted] = [7, 20];
        for (const page of new Set([1, 2, 3, Math.ceil(ids.length / limit) || 1])) {
          const query = { ...narrowed(), sort, order, page: String(page), limit: String(limit) };
          const bounds = { counted, walked: 60, ranked: 60 };
          const { rows } = await crowd.client.query(
            listStatement(actor(), claimsQuery.parse(query), bounds),
          );
          const shown = rows.map(({ id }) => id).filter(Boolean);
          expect([page, rows[0].total, rows[0].totalIsMore, shown]).toEqual([
            page,
            Math.min(ids.length, counted),
            ids.length > counted,
            ids.slice((page - 1) * limit, page * limit),
          ]);
        }
      },
    );

    it.each(filters)(
      '%s: gives each claim the neighbours of its place',
      async (_name, narrowed) => {
        const ids = await plainList(actor(), narrowed(), orderBy);
        const near = async (id: string | undefined) => {
          const query = claimsListQuery.parse({ ...narrowed(), sort, order });
          const { rows } = await crowd.client.query(neighboursStatement(actor(), id ?? '', query));
          return [rows[0].previous?.id, rows[0].next?.id];
        };
        for (const place of new Set([0, 1, Math.floor(ids.length / 2), ids.length - 1])) {
          if (ids[place]) expect(await near(ids[place])).toEqual([ids[place - 1], ids[place + 1]]);
        }
        // A claim outside the list has the neighbours of the place where it would be.
        const all = await plainList(actor(), {}, orderBy);
        const matching = new Set(ids);
        const outside = all.findIndex((id, place) => place > all.length / 2 && !matching.has(id));
        if (outside === -1) return;
        const isIn = (id: string) => matching.has(id);
        expect(await near(all[outside])).toEqual([
          all.slice(0, outside).findLast(isIn),
          all.slice(outside).find(isIn),
        ]);
      },
    );
  });
});
