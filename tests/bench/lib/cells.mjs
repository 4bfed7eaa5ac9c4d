/**
 * What the calls of the bench are about: ids and words of the database that is measured.
 * @typedef {{ manager: string, claim: string, claimNumber: string, email: string, phone: string }} Facts
 * @typedef {{ identifier: string, phone: string }} NumberTokens what stands for two of that claim's numbers
 */
/** @typedef {'admin' | 'manager' | 'claimant'} Who */
/** @typedef {'list' | 'search' | 'claim' | 'desk' | 'counts' | 'other'} Kind what its aims are */
/** @typedef {{ name: string, kind: Kind, who: Who, path: string }} Cell */

/**
 * A list of the administrator, by its query.
 * @param {string} name
 * @param {Record<string, string | number>} query
 * @param {Kind} [kind]
 * @returns {Cell}
 */
const list = (name, query, kind = 'list') => ({
  name,
  kind,
  who: 'admin',
  path: `/api/claims?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
});

/** @param {string} name @param {string} search */
const search = (name, search) => list(`search-${name}`, { search }, 'search');

/**
 * A list or count of the verification desk, by its query.
 * @param {string} name
 * @param {Record<string, string | number>} [query]
 * @param {Pick<Cell, 'who'> & { what?: string }} [options]
 * @returns {Cell}
 */
const desk = (name, query = {}, { who, what = '' } = { who: 'admin' }) => ({
  name: `desk-${name}`,
  kind: 'desk',
  who,
  path: `/api/verification${what}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
});

/**
 * Every filter of work; each is measured alone and with what it stands beside: by amount, a status, and in one manager's hands.
 * @type {Record<string, Record<string, string | number>>}
 */
const work = {
  late: { late: 'yes' },
  'no-documents': { documents: 'none' },
  heads: { heads: 'differ' },
  'same-numbers': { numbers: 'same' },
  received: { receivedFrom: '2026-10-01', receivedTo: '2026-10-07' },
  amounts: { amountFrom: 100_000, amountTo: 100_500 },
  changed: { changedSince: new Date().toISOString().slice(0, 10) },
  city: { city: 'Nagpur' },
};

/**
 * Every call that is measured against both floors.
 * @param {Facts} facts
 * @param {NumberTokens} numbers
 * @returns {Cell[]}
 */
export const cellsOf = ({ manager, claim, claimNumber, email }, numbers) => [
  list('list', {}),
  list('list-status', { status: 'info_required' }),
  list('list-type', { creditorType: 'form_b' }),
  list('list-assignee', { assignedToId: manager }),
  list('list-unassigned', { assignedToId: 'unassigned' }),
  list('list-status-type', { status: 'approved', creditorType: 'form_d' }),
  list('list-status-assignee', { status: 'under_review', assignedToId: manager }),
  list('list-type-assignee', { creditorType: 'form_f', assignedToId: manager }),
  list('list-status-unassigned', { status: 'submitted', assignedToId: 'unassigned' }),
  list('list-type-unassigned', { creditorType: 'form_d', assignedToId: 'unassigned' }),
  list('list-page-5000', { page: 5000 }),
  list('list-by-amount', { sort: 'claimAmount' }),
  list('list-by-amount-page-5000', { sort: 'claimAmount', page: 5000 }),
  list('list-by-status', { sort: 'status', order: 'asc' }),
  ...Object.entries(work).flatMap(([name, query]) => [
    list(`work-${name}`, query),
    list(`work-${name}-by-amount`, { ...query, sort: 'claimAmount' }),
    list(`work-${name}-status`, { ...query, status: 'submitted' }),
    list(`work-${name}-assignee`, { ...query, assignedToId: manager }),
  ]),
  list('work-number', { number: numbers.identifier }),
  list('work-phone', { number: numbers.phone }),
  { name: 'views', kind: 'counts', who: 'admin', path: '/api/claims/views' },
  { name: 'counts-filters', kind: 'counts', who: 'admin', path: '/api/claims/counts' },
  { name: 'counts-filters-manager', kind: 'counts', who: 'manager', path: '/api/claims/counts' },
  { name: 'list-manager', kind: 'list', who: 'manager', path: '/api/claims' },
  { name: 'list-claimant', kind: 'list', who: 'claimant', path: '/api/claims?limit=10' },
  search('number', claimNumber),
  search('fragment', 'akshmi sub'),
  search('email', email),
  search('common-name', 'kumar'),
  search('no-hit', 'nobody of this name'),
  search('two-letters', 'gi'),
  search('one-letter', 'k'),
  desk('to-verify'),
  desk('proposed', { queue: 'proposed' }),
  desk('returned', { queue: 'returned' }),
  desk('objections', { queue: 'objections' }),
  desk('change-requests', { queue: 'change_requests' }),
  desk('waiting', { queue: 'waiting' }),
  desk('set-aside', { queue: 'set_aside' }),
  desk('flagged', { queue: 'flagged' }),
  desk('decided', { queue: 'decided' }),
  desk('by-amount', { sort: 'amount' }),
  desk('by-form', { sort: 'form' }),
  desk('overdue', { due: 'overdue' }),
  desk('type', { creditorType: 'form_d' }),
  desk('unassigned', { assignee: 'unassigned' }),
  desk('page-500', { page: 500 }),
  desk('manager', {}, { who: 'manager' }),
  desk('manager-by-amount', { sort: 'amount' }, { who: 'manager' }),
  desk('counts', {}, { who: 'admin', what: '/counts' }),
  desk('day', {}, { who: 'admin', what: '/day' }),
  desk('day-manager', {}, { who: 'manager', what: '/day' }),
  desk('team', {}, { who: 'admin', what: '/team' }),
  desk('counts-manager', {}, { who: 'manager', what: '/counts' }),
  {
    name: 'determinations',
    kind: 'other',
    who: 'admin',
    path: `/api/claims/${claim}/determinations`,
  },
  { name: 'claim', kind: 'claim', who: 'admin', path: `/api/claims/${claim}` },
  { name: 'claim-own', kind: 'claim', who: 'claimant', path: `/api/claims/${claim}` },
  {
    name: 'same-identifiers',
    kind: 'other',
    who: 'admin',
    path: `/api/claims/${claim}/same-identifiers`,
  },
  { name: 'neighbours', kind: 'other', who: 'admin', path: `/api/claims/${claim}/neighbours` },
  { name: 'messages', kind: 'other', who: 'admin', path: `/api/claims/${claim}/messages` },
  { name: 'audit', kind: 'other', who: 'admin', path: `/api/claims/${claim}/audit` },
  { name: 'statistics', kind: 'counts', who: 'admin', path: '/api/statistics/dashboard' },
  { name: 'statistics-manager', kind: 'counts', who: 'manager', path: '/api/statistics/dashboard' },
  { name: 'overview', kind: 'counts', who: 'admin', path: '/api/statistics/overview' },
  { name: 'unread', kind: 'counts', who: 'admin', path: '/api/messages/unread-counts-bulk' },
  {
    name: 'unread-manager',
    kind: 'counts',
    who: 'manager',
    path: '/api/messages/unread-counts-bulk',
  },
  { name: 'notifications', kind: 'other', who: 'manager', path: '/api/notifications' },
  {
    name: 'notifications-unread',
    kind: 'counts',
    who: 'manager',
    path: '/api/notifications/unread-count',
  },
];

/**
 * @param {import('pg').Client} client
 * @param {string} managerEmail
 * @returns {Promise<Facts>}
 */
export async function findFacts(client, managerEmail) {
  const { rows } = await client.query(
    `SELECT m.id AS manager, c.id AS claim, c.claim_number AS "claimNumber", u.email, u.phone
     FROM users m, (SELECT claim_id FROM conversations ORDER BY claim_id LIMIT 1) AS v
       JOIN claims c ON c.id = v.claim_id JOIN users u ON u.id = c.claimant_id
     WHERE m.email = $1`,
    [managerEmail],
  );
  return rows[0];
}
