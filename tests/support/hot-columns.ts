import { sameIdentifiersStatement } from '@/lib/claims/identifiers/same-identifiers';
import { listStatement } from '@/lib/claims/lists/list';
import { neighboursStatement } from '@/lib/claims/lists/neighbours';
import { claimStatement } from '@/lib/claims/read';
import { claimsListQuery, claimsQuery } from '@/lib/claims/schema';
import { conversationStatement } from '@/lib/conversation/read';
import { unreadStatement } from '@/lib/conversation/unread';
import { actorStatement } from '@/lib/identity/sessions/session';
import { notificationsStatement } from '@/lib/notifications/rows';
import { overviewStatement } from '@/lib/statistics/overview';
import { countsStatement } from '@/lib/statistics/read';
import type { Someone } from '@/tests/support/database/hot-statements';
import { gives } from './columns';

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
  submittedAt: 'text',
  assignedToId: 'uuid',
  assignedTo: 'json',
  claimant: 'json',
} as const;

/** The columns of every read that is asked for all day long. */
export const hotColumns = ({ administrator, manager, claimant, claimId }: Someone) => ({
  'page of claims': gives(listStatement(administrator, claimsQuery.parse({})), {
    ...ofClaim,
    total: 'int4',
    documentCount: 'int4',
    claimData: 'json',
  }),
  'page of a search': gives(listStatement(claimant, claimsQuery.parse({ search: 'kaveri' })), {
    ...ofClaim,
    total: 'int4',
    documentCount: 'int4',
    claimData: 'json',
  }),
  neighbours: gives(neighboursStatement(manager, claimId, claimsListQuery.parse({})), {
    previous: 'json',
    next: 'json',
  }),
  claim: gives(claimStatement(claimant, claimId), {
    ...ofClaim,
    claimData: 'jsonb',
    reviewNote: 'text',
    withdrawalReason: 'text',
    version: 'int4',
    updatedAt: 'text',
    filedBeforeProof: 'bool',
    documents: 'json',
  }),
  'counts of professionals': gives(countsStatement(manager), { status: 'text', count: 'int4' }),
  'counts of a claimant': gives(countsStatement(claimant), {
    status: 'ClaimStatus',
    count: 'int4',
  }),
  overview: gives(overviewStatement(administrator), {
    byType: 'json',
    byStatus: 'json',
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
  'same numbers': gives(sameIdentifiersStatement(administrator, claimId), {
    id: 'uuid',
    claimNumber: 'text',
    creditorName: 'text',
    status: 'ClaimStatus',
    kinds: '_text',
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
});
