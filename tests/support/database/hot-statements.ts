import type { Actor } from '@/lib/access/actor';
import { changeRequestsStatement } from '@/lib/claims/deeds/changes/read';
import { proposalsSummaryStatement } from '@/lib/claims/deeds/determinations/bulk-summary';
import { determinationsStatement } from '@/lib/claims/deeds/determinations/read';
import { likeStatement } from '@/lib/claims/deeds/filing/same-claim';
import { objectionsStatement } from '@/lib/claims/deeds/objections/read';
import { questionsStatement } from '@/lib/claims/deeds/questions/read';
import { remindersStatement } from '@/lib/claims/deeds/questions/remind';
import { comeBackStatement } from '@/lib/claims/deeds/set-aside/come-back';
import {
  transfersToAnswerStatement,
  waitingTransfersStatement,
} from '@/lib/claims/deeds/transfers/waiting';
import { alikeStatement } from '@/lib/claims/queues/alike/preview';
import { waysAlike } from '@/lib/claims/queues/alike/ways';
import { myDayStatement } from '@/lib/claims/queues/day/mine';
import { teamStatement } from '@/lib/claims/queues/day/team';
import { deskCountsStatement } from '@/lib/claims/queues/desk/counts';
import { deskStatement } from '@/lib/claims/queues/desk/list';
import { deskQueues } from '@/lib/claims/queues/desk/queues';
import { deskQuery, deskSorts } from '@/lib/claims/queues/desk/schema';
import { listStatement } from '@/lib/claims/queues/lists/list';
import { neighboursStatement } from '@/lib/claims/queues/lists/neighbours';
import { workCountsStatement } from '@/lib/claims/queues/lists/work-counts';
import { previewStatement } from '@/lib/claims/queues/rules/read';
import { tokenOf } from '@/lib/claims/queues/search/number';
import { summaryStatement } from '@/lib/claims/queues/selections/summary';
import { sameIdentifiersStatement } from '@/lib/claims/records/identifiers/same-identifiers';
import { claimStatement } from '@/lib/claims/records/read';
import { claimsListQuery, claimsQuery } from '@/lib/claims/records/schema';
import { claimSorts } from '@/lib/claims/records/sorts';
import type { WorkFilter } from '@/lib/claims/records/work-filters';
import { conversationStatement } from '@/lib/conversation/read';
import { unreadStatement } from '@/lib/conversation/unread';
import { changeKinds } from '@/lib/creditor-lists/change-kinds';
import { financialStatement } from '@/lib/creditor-lists/committee';
import { changeCountsStatement, changesStatement } from '@/lib/creditor-lists/differing';
import { classStatement } from '@/lib/creditor-lists/files/voters';
import { linesOfClaimStatement } from '@/lib/creditor-lists/look-up/standing';
import { listsStatement, rowsStatement } from '@/lib/creditor-lists/read';
import { rowsQuery } from '@/lib/creditor-lists/schema';
import { usageQuery } from '@/lib/identity/claimants/schema';
import { usageStatement } from '@/lib/identity/claimants/usage';
import { usageSortNames } from '@/lib/identity/claimants/usage-sorts';
import { actorStatement } from '@/lib/identity/sessions/session';
import { notificationsStatement } from '@/lib/notifications/rows';
import { databaseReadingsStatement } from '@/lib/operations/metrics/read-database';
import { checkStatement } from '@/lib/papers/check';
import { lettersForPostStatement } from '@/lib/papers/post/read';
import { toTellStatement } from '@/lib/papers/post/to-tell';
import { papersStatement } from '@/lib/papers/read';
import type { Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
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

/** The reads of lists of creditors, for professionals and for the public. */
function listStatements(): [string, Statement][] {
  const places: Narrowed[] = [
    {},
    { page: '30' },
    { annexure: '5' },
    { annexure: '5', page: '30' },
    { hindrance: 'no_determination' },
    { hindrance: 'sum_differs' },
    { hindrance: 'category_open', annexure: '8' },
    { search: 'kaveri mot' },
    { search: 'kaveri mot 51' },
    { search: 'CLM-2026-000001' },
    { search: 'kaveri', annexure: '8' },
  ];
  const page = { page: 3, limit: 20 };
  return [
    ['lists', listsStatement(sql`true`)],
    ...places.flatMap((place) =>
      [false, true].map((masked): [string, Statement] => [
        `lines of a list${masked ? ' for everybody' : ''} ${JSON.stringify(place)}`,
        rowsStatement(3, rowsQuery.parse(place), masked),
      ]),
    ),
    ...[undefined, ...changeKinds].map((kind): [string, Statement] => [
      `changes of a list, ${kind ?? 'all'}`,
      changesStatement(2, 3, { kind, ...page }, true),
    ]),
    ['counts of changes of a list', changeCountsStatement(2, 3, false)],
    [
      'lines of a claim in a list',
      linesOfClaimStatement(3, '00000000-0000-0000-0000-000000000000', true),
    ],
    ['members of a committee', financialStatement(3, true, false, 1000)],
    ['creditors in a class', classStatement(3, null)],
    [
      'creditors of a named class',
      classStatement(3, { number: 1, name: 'A', representative: null, base: '1.00' }),
    ],
  ];
}

/**
 * A narrowing by each filter of the list of claims, of those that leave few; or why none is looked at. A filter that leaves nearly all claims
 * may well read them all.
 */
const filtered: Record<WorkFilter, Narrowed | string> = {
  late: { late: 'yes' },
  track:
    'Where late claims stand follows from the days of the case and their steps, of which the crowd has none.',
  documents: { documents: 'none' },
  heads: { heads: 'differ' },
  numbers: { numbers: 'same', late: 'yes' },
  transfer: { transfer: 'open' },
  changedSince: { changedSince: '2099-01-01' },
  receivedFrom: { receivedFrom: '2026-09-01', receivedTo: '2026-09-02' },
  receivedTo: 'With the day before it.',
  amountFrom: { amountFrom: '50000', amountTo: '50001' },
  amountTo: 'With the amount before it.',
  city: { city: 'Mumbai' },
  number: { number: tokenOf('ABCDE1234F') },
};

/** Every everyday read, as the database gets it, to look at its plan. */
export function hotStatements({ administrator, manager, claimant, claimId }: Someone) {
  const narrowings: Narrowed[] = [
    {},
    { status: 'approved' },
    { status: 'pending' },
    { creditorType: 'form_e' },
    { status: 'approved', creditorType: 'form_e' },
    { assignedToId: 'unassigned' },
    { assignedToId: 'unassigned', status: 'rejected' },
    { assignedToId: manager.id },
    { assignedToId: manager.id, status: 'pending' },
    { assignedToId: manager.id, status: 'approved', creditorType: 'form_e' },
    { search: 'kaveri motors' },
    { search: 'kaveri motors', status: 'approved' },
    { search: 'cauvery motar', ranked: 'yes' },
    { search: '2026-50' },
    { search: '10.5 thousand' },
    ...Object.values(filtered).flatMap((by) => (typeof by === 'string' ? [] : [by])),
    { documents: 'none', creditorType: 'form_e' },
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
      [`conversation of ${who}`, conversationStatement(actor, claimId, { limit: 50 })],
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `transfers that wait for the answer of ${who}`,
      transfersToAnswerStatement(actor),
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `papers of a claim for ${who}`,
      papersStatement(actor, claimId),
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `questions of a claim for ${who}`,
      questionsStatement(actor, claimId),
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `objections of a claim for ${who}`,
      objectionsStatement(actor, claimId),
    ]),
    ...people.map(([who, actor]): [string, Statement] => [
      `requests for a change of a claim for ${who}`,
      changeRequestsStatement(actor, claimId),
    ]),
    ['reminders of questions', remindersStatement('2026-11-26')],
    ['a paper by its check code', checkStatement([Buffer.alloc(32)])],
    ['same numbers for administrator', sameIdentifiersStatement(administrator, claimId)],
    ['same numbers for manager', sameIdentifiersStatement(manager, claimId)],
    [
      'claims like one from paper',
      likeStatement(manager, {
        creditorName: 'Kaveri Motors',
        claimAmount: '125000.00',
        hashes: ['00ff', 'ff00'],
      }),
    ],
    ...usageSortNames.flatMap((sort) =>
      [undefined, 'kiran devi'].map((search): [string, Statement] => [
        `accounts by ${sort}${search ? ', searched' : ''}`,
        usageStatement(usageQuery.parse({ sort, search, page: '3' })),
      ]),
    ),
    ['person of a session', actorStatement(claimId)],
    ['metrics', databaseReadingsStatement()],
    ...[administrator, manager].flatMap((actor): [string, Statement][] => [
      [
        `letters for the post of ${actor.role}`,
        lettersForPostStatement(actor, { page: 1, limit: 20 }),
      ],
      [`decisions to be told of ${actor.role}`, toTellStatement(actor)],
      [`counts of the desk of ${actor.role}`, deskCountsStatement(actor, {})],
      [`day of ${actor.role}`, myDayStatement(actor)],
      ...deskQueues.flatMap((queue) =>
        deskSorts.map((sort): [string, Statement] => [
          `desk of ${actor.role}, ${queue} by ${sort}`,
          deskStatement(actor, deskQuery.parse({ queue, sort })),
        ]),
      ),
      ...deskQueues.map((queue): [string, Statement] => [
        `desk of ${actor.role}, ${queue}, searched`,
        deskStatement(actor, deskQuery.parse({ queue, search: 'cauvery motar' })),
      ]),
      [`determinations for ${actor.role}`, determinationsStatement(actor, claimId)],
      [`transfers that wait for ${actor.role}`, waitingTransfersStatement(actor)],
      ...waysAlike.map((by): [string, Statement] => [
        `claims like another for ${actor.role}, by ${by}`,
        alikeStatement(
          actor,
          {
            creditorType: 'form_c',
            claimAmount: '5.00',
            claimData: {},
            claimId,
            claimNumber: 'CLM-2026-000001',
            creditorName: 'Setu Bank',
            number: 1,
            shares: [{ head: 'principalAmount', admitted: 5_000, reasons: [] }],
          },
          { by, head: 'principalAmount' },
        ),
      ]),
      [`claims of a rule for ${actor.role}`, previewStatement(actor, 'form_e', '50000.00')],
    ]),
    ['day of the team', teamStatement()],
    ['claims whose day to come back has come', comeBackStatement()],
    ['summary of chosen claims', summaryStatement(administrator, { claimIds: [claimId] })],
    ['summary of a selection', summaryStatement(administrator, { selectionId: claimId })],
    ['summary of chosen proposals', proposalsSummaryStatement(administrator, { ids: [claimId] })],
    [
      'summary of selected proposals',
      proposalsSummaryStatement(administrator, { selectionId: claimId, except: [] }),
    ],
    ...listStatements(),
    ['counts of filters for administrator', workCountsStatement(administrator, {})],
    ['counts of filters for manager', workCountsStatement(manager, { status: 'submitted' })],
    ['overview of administrator', overviewStatement(administrator)],
    ['overview of manager', overviewStatement(manager)],
  ];
  return [...lists, ...rest];
}
