import type { Actor } from '@/lib/access/actor';
import { sameIdentifiersStatement } from '@/lib/claims/identifiers/same-identifiers';
import { listStatement } from '@/lib/claims/lists/list';
import { neighboursStatement } from '@/lib/claims/lists/neighbours';
import { claimStatement } from '@/lib/claims/read';
import { claimsListQuery, claimsQuery } from '@/lib/claims/schema';
import { claimSorts } from '@/lib/claims/sorts';
import { unreadStatement } from '@/lib/conversation/unread';
import { actorStatement } from '@/lib/identity/sessions/session';
import { notificationsStatement } from '@/lib/notifications/rows';
import type { Statement } from '@/lib/platform/prepared';
import { overviewStatement } from '@/lib/statistics/overview';
import { countsStatement } from '@/lib/statistics/read';

type Narrowed = Record<string, string>;

export interface Someone {
  administrator: Actor;
  manager: Actor;
  claimant: Actor;
  /** A claim of the claimant's, assigned to the manager. */
  claimId: string;
}

/** Every read that is asked for all day long, as the database gets it, for plans to be looked at. */
export function hotStatements({ administrator, manager, claimant, claimId }: Someone) {
  const narrowings: Narrowed[] = [
    {},
    { status: 'approved' },
    { creditorType: 'form_e' },
    { status: 'approved', creditorType: 'form_e' },
    { assignedToId: 'unassigned' },
    { assignedToId: 'unassigned', status: 'rejected' },
    { assignedToId: manager.id },
    { assignedToId: manager.id, status: 'approved', creditorType: 'form_e' },
    { search: 'kaveri motors' },
    { search: 'kaveri motors', status: 'approved' },
  ];
  const orders: Narrowed[] = claimSorts.flatMap((sort) =>
    ['asc', 'desc'].map((order) => ({ sort, order })),
  );
  const people = Object.entries({ administrator, manager, claimant });
  const lists = people.flatMap(([who, actor]) =>
    narrowings.flatMap((narrowed) =>
      orders.flatMap((order): [string, Statement][] => {
        const query = { ...narrowed, ...order };
        const name = `${who} ${JSON.stringify(query)}`;
        return [
          [`page of ${name}`, listStatement(actor, claimsQuery.parse({ ...query, page: '30' }))],
          [
            `neighbours of ${name}`,
            neighboursStatement(actor, claimId, claimsListQuery.parse(query)),
          ],
        ];
      }),
    ),
  );
  const rest: [string, Statement][] = [
    ...people.map(([who, actor]): [string, Statement] => [
      `claim of ${who}`,
      claimStatement(actor, claimId),
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `counts of ${who}`,
      countsStatement(actor),
    ]),
    ...people.flatMap(([who, actor]): [string, Statement][] => [
      [`unread messages of ${who}`, unreadStatement(actor)],
      [`notifications of ${who}`, notificationsStatement(actor, { limit: 20 })],
    ]),
    ['same numbers for administrator', sameIdentifiersStatement(administrator, claimId)],
    ['same numbers for manager', sameIdentifiersStatement(manager, claimId)],
    ['person of a session', actorStatement(claimId)],
    ['overview of administrator', overviewStatement(administrator)],
    ['overview of manager', overviewStatement(manager)],
  ];
  return [...lists, ...rest];
}
