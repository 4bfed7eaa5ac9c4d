import { deskCountsStatement } from '@/lib/claims/desk/counts';
import { deskStatement } from '@/lib/claims/desk/list';
import { deskQuery } from '@/lib/claims/desk/schema';
import { determinationsStatement } from '@/lib/claims/determinations/read';
import { likeStatement } from '@/lib/claims/filing/same-claim';
import { sameIdentifiersStatement } from '@/lib/claims/identifiers/same-identifiers';
import { type ListRow, listStatement } from '@/lib/claims/lists/list';
import { neighboursStatement } from '@/lib/claims/lists/neighbours';
import { workCountsStatement } from '@/lib/claims/lists/work-counts';
import { objectionsStatement } from '@/lib/claims/objections/read';
import { questionsStatement } from '@/lib/claims/questions/read';
import { claimStatement } from '@/lib/claims/read';
import { previewStatement } from '@/lib/claims/rules/read';
import { claimsListQuery, claimsQuery } from '@/lib/claims/schema';
import { weighStatement } from '@/lib/claims/selections/weigh';
import { waitingTransfersStatement } from '@/lib/claims/transfers/waiting';
import { conversationStatement } from '@/lib/conversation/read';
import { unreadStatement } from '@/lib/conversation/unread';
import { usageQuery } from '@/lib/identity/claimants/schema';
import { usageStatement } from '@/lib/identity/claimants/usage';
import { actorStatement } from '@/lib/identity/sessions/session';
import { notificationsStatement } from '@/lib/notifications/rows';
import { checkStatement } from '@/lib/papers/check';
import { lettersForPostStatement } from '@/lib/papers/post/read';
import { untoldStatement } from '@/lib/papers/post/untold';
import { papersStatement } from '@/lib/papers/read';
import { overviewStatement } from '@/lib/statistics/overview';
import { countsStatement } from '@/lib/statistics/read';
import type { Someone } from '@/tests/support/database/hot-statements';
import { gives } from './columns';
import { hotListColumns } from './hot-list-columns';

const ofClaim = {
  id: 'uuid',
  claimNumber: 'text',
  creditorType: 'CreditorType',
  creditorName: 'text',
  claimAmount: 'text',
  claimDescription: 'text',
  natureOfClaim: 'text',
  status: 'ClaimStatus',
  isLate: 'bool',
  lateTrack: 'json',
  submittedAt: 'text',
  assignedToId: 'uuid',
  assignedTo: 'json',
  claimant: 'json',
  determination: 'json',
  verifyBy: 'text',
} as const;

/** The columns of every everyday read. */
export const hotColumns = ({ administrator, manager, claimant, claimId }: Someone) => ({
  'page of claims': gives<Omit<ListRow, 'asked' | 'listedIn' | 'filedBeforeProof'>>(
    listStatement(administrator, claimsQuery.parse({})),
    {
      ...ofClaim,
      total: 'int4',
      totalIsMore: 'bool',
      documentCount: 'int4',
      claimData: 'json',
      flags: 'json',
    },
  ),
  'page of a search': gives<Omit<ListRow, 'flags'>>(
    listStatement(claimant, claimsQuery.parse({ search: 'kaveri' })),
    {
      ...ofClaim,
      total: 'int4',
      totalIsMore: 'bool',
      documentCount: 'int4',
      claimData: 'json',
      asked: 'json',
      filedBeforeProof: 'bool',
      listedIn: 'int4',
    },
  ),
  'page of the desk': gives(deskStatement(administrator, deskQuery.parse({ queue: 'flagged' })), {
    ...ofClaim,
    total: 'int4',
    documentCount: 'int4',
    claimData: 'json',
    flags: 'json',
    queue: 'DeskQueue',
    flagFacts: 'json',
    flaggedForm: 'jsonb',
  }),
  'letters for the post': gives(lettersForPostStatement(manager, { page: 1, limit: 20 }), {
    id: 'uuid',
    claimId: 'uuid',
    claimNumber: 'text',
    number: 'int4',
    kind: 'PaperKind',
    language: 'text',
    madeAt: 'text',
    creditorName: 'text',
    creditorType: 'CreditorType',
    claimData: 'jsonb',
    reason: 'text',
  }),
  'decisions to be told': gives(untoldStatement(manager), { toTell: 'int4', tellOverdue: 'int4' }),
  'transfers that wait': gives(waitingTransfersStatement(manager), { transfers: 'int4' }),
  'counts of the desk': gives(deskCountsStatement(manager, {}), {
    to_verify: 'int4',
    proposed: 'int4',
    returned: 'int4',
    waiting: 'int4',
    flagged: 'int4',
    decided: 'int4',
    objections: 'int4',
    overdue: 'int4',
  }),
  'counts of filters': gives(workCountsStatement(manager, {}), {
    late: 'int4',
    documents: 'int4',
    heads: 'int4',
    numbers: 'int4',
    transfer: 'int4',
    track: 'json',
    pool: 'int4',
  }),
  neighbours: gives(neighboursStatement(manager, claimId, claimsListQuery.parse({})), {
    previous: 'json',
    next: 'json',
  }),
  claim: gives(claimStatement(administrator, claimId), {
    ...ofClaim,
    claimData: 'jsonb',
    reviewNote: 'text',
    withdrawalReason: 'text',
    version: 'int4',
    updatedAt: 'text',
    filedBeforeProof: 'bool',
    beingExamined: 'bool',
    documents: 'json',
    flagFacts: 'json',
    enteredBy: 'json',
    correctable: 'bool',
    receivedBy: 'ReceivedBy',
    listedIn: 'int4',
    objection: 'text',
  }),
  'counts of professionals': gives(countsStatement(manager), { status: 'text', count: 'int4' }),
  'counts of a claimant': gives(countsStatement(claimant), {
    status: 'ClaimStatus',
    count: 'int4',
  }),
  overview: gives(overviewStatement(administrator), {
    byType: 'json',
    byStatus: 'json',
    determined: 'json',
    perDay: 'json',
    oldestUndecided: 'json',
  }),
  conversation: gives(conversationStatement(claimant, claimId, { limit: 50 }), {
    id: 'uuid',
    claimId: 'uuid',
    senderId: 'uuid',
    sender: 'json',
    message: 'text',
    attachmentId: 'uuid',
    attachment: 'json',
    sentAt: 'text',
    lost: 'bool',
  }),
  'unread messages': gives(unreadStatement(manager), { claimId: 'uuid', unread: 'int4' }),
  notifications: gives(notificationsStatement(claimant, { limit: 20 }), {
    id: 'uuid',
    type: 'NotificationType',
    claimId: 'uuid',
    data: 'jsonb',
    count: 'int4',
    isRead: 'bool',
    createdAt: 'text',
    language: 'text',
    lost: 'bool',
  }),
  determinations: gives(determinationsStatement(administrator, claimId), {
    id: 'uuid',
    claimId: 'uuid',
    number: 'int4',
    claimVersion: 'int4',
    state: 'DeterminationState',
    basis: 'DeterminationBasis',
    heads: 'jsonb',
    totals: 'json',
    moved: 'bool',
    securedAmount: 'text',
    guaranteedAmount: 'text',
    setOffAmount: 'text',
    relatedParty: 'bool',
    relatedPartyExempt: 'bool',
    category: 'CreditorCategory',
    workman: 'bool',
    government: 'bool',
    remarks: 'text',
    internalNote: 'text',
    lawEdition: 'text',
    rule: 'text',
    proposedBy: 'json',
    proposedAt: 'text',
    confirmedBy: 'json',
    confirmedAt: 'text',
    returnedBy: 'json',
    returnedAt: 'text',
    returnRemark: 'text',
    reviewNote: 'text',
  }),
  'claims like one from paper': gives(
    likeStatement(manager, { creditorName: 'Kaveri Motors', claimAmount: '1.00', hashes: [] }),
    { claimNumber: 'text' },
  ),
  'claims of a rule': gives(previewStatement(manager, 'form_d', '50000.00'), {
    claims: 'int4',
    amount: 'text',
  }),
  'weight of a selection': gives(weighStatement(administrator, { claimIds: [claimId] }), {
    claims: 'int4',
    amount: 'text',
    noDocuments: 'int4',
    flagged: 'int4',
    late: 'int4',
    named: 'json',
    statuses: 'json',
    alike: 'json',
    found: 'json',
  }),
  'same numbers': gives(sameIdentifiersStatement(administrator, claimId), {
    id: 'uuid',
    claimNumber: 'text',
    creditorName: 'text',
    status: 'ClaimStatus',
    kinds: '_text',
  }),
  'papers of a claim': gives(papersStatement(claimant, claimId), {
    id: 'uuid',
    kind: 'PaperKind',
    language: 'text',
    number: 'int4',
    state: 'PaperState',
    claimVersion: 'int4',
    claimNumber: 'text',
    createdAt: 'text',
    madeAt: 'text',
    fileSize: 'int4',
    sha256: 'text',
    replacedBy: 'uuid',
    fileId: 'uuid',
    wrappedKey: 'bytea',
    sealedCode: 'bytea',
    sent: 'json',
  }),
  'objections of a claim': gives(objectionsStatement(claimant, claimId), {
    listed: 'json',
    objections: 'json',
  }),
  'questions of a claim': gives(questionsStatement(claimant, claimId), {
    id: 'uuid',
    number: 'int4',
    due: 'text',
    askedAt: 'text',
    closedAt: 'text',
    askedBy: 'json',
    items: 'json',
  }),
  'a paper by its check code': gives(checkStatement([Buffer.alloc(32)]), {
    kind: 'PaperKind',
    claimNumber: 'text',
    amount: 'text',
    issuedAt: 'text',
    replaced: 'bool',
  }),
  'page of accounts': gives(usageStatement(usageQuery.parse({})), {
    id: 'uuid',
    total: 'int4',
    totalIsMore: 'bool',
    firstName: 'text',
    lastName: 'text',
    email: 'citext',
    role: 'Role',
    status: 'AccountStatus',
    bulkClaimLimit: 'int4',
    claimLimit: 'int4',
    storedBytes: 'float8',
    addedToday: 'float8',
    imports: 'int4',
  }),
  'person of a session': gives(actorStatement(claimId), {
    id: 'uuid',
    sessionId: 'uuid',
    role: 'Role',
    status: 'AccountStatus',
    email: 'citext',
    firstName: 'text',
    lastName: 'text',
    emailProven: 'bool',
    secondFactor: 'bool',
    seenLongAgo: 'bool',
    activeLongAgo: 'bool',
  }),
  ...hotListColumns(administrator, claimId),
});
