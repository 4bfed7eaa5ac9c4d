import type { QueryClient } from '@tanstack/react-query';
import type { CaseFacts } from '@/lib/case/fields';
import type { CaseChange } from '@/lib/case/schema';
import type { DraftBody, NumberShown } from '@/lib/claims/drafts/schema';
import type { SavedDraft } from '@/lib/claims/drafts/write';
import type { PresentedClaim } from '@/lib/claims/present';
import type { Revealed } from '@/lib/claims/reveal';
import type { BulkOutcome } from '@/lib/claims/review/bulk';
import type { ClaimBody, ClaimEdit } from '@/lib/claims/schema';
import { request } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Preferences } from '@/lib/identity/accounts/preferences';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type {
  PreferencesChange,
  ProfessionalChange,
  Registration,
} from '@/lib/identity/accounts/schema';
import type { Proof } from '@/lib/identity/authentication/schema';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';

interface SignedIn {
  token: string;
  user: PresentedUser;
}

/** They are shown once: nobody can read them later. */
interface RecoveryCodes {
  recoveryCodes: string[];
}

/** What became of a change of many claims. */
export type BulkResult = BulkOutcome<'same_status' | 'same_assignee'>;

const post = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
  request<T>(path, { method: 'POST', body, ...(headers ? { headers } : {}) });

/** Everything the pages change. */
export const mutations = {
  login: (body: { email: string; password: string; code?: string }) =>
    post<SignedIn>('/api/auth/login', body),
  register: (body: Registration) => post<SignedIn>('/api/auth/register', body),
  logout: () => post<{ message: string }>('/api/auth/logout'),
  forgotPassword: (body: { email: string }) =>
    post<{ message: string }>('/api/auth/forgot-password', body),
  resetPassword: (body: { token: string; newPassword: string }) =>
    post<{ message: string }>('/api/auth/reset-password', body),
  beginSecondFactor: (proof: Proof) =>
    post<{ secret: string; qr: { size: number; path: string } }>('/api/auth/second-factor', proof),
  confirmSecondFactor: (code: string) =>
    post<RecoveryCodes>('/api/auth/second-factor/confirm', { code }),
  turnOffSecondFactor: (proof: Proof) => post('/api/auth/second-factor/off', proof),
  renewRecoveryCodes: (proof: Proof) =>
    post<RecoveryCodes>('/api/auth/second-factor/recovery-codes', proof),
  resetSecondFactor: (professionalId: string, proof: Proof) =>
    post(`/api/ip-professionals/${professionalId}/second-factor/reset`, proof),
  endSession: (id: string) => request(`/api/auth/sessions/${id}`, { method: 'DELETE' }),
  endOtherSessions: () => request<{ ended: number }>('/api/auth/sessions', { method: 'DELETE' }),
  changePassword: (body: Proof & { newPassword: string }) => post('/api/auth/password', body),
  askForNewEmail: (body: Proof & { email: string }) => post('/api/auth/email', body),
  confirmNewEmail: (token: string) => post('/api/auth/email/confirm', { token }),
  /** `key` makes a repeated send answer the first claim instead of filing twice. */
  submitClaim: (body: ClaimBody, key: string) =>
    post<PresentedClaim>('/api/claims', body, { 'Idempotency-Key': key }),
  /** `version` is the one that the person started from; when it is another by now, nothing changes. */
  editClaim: (claimId: string, body: ClaimEdit) =>
    request<PresentedClaim>(`/api/claims/${claimId}`, { method: 'PATCH', body }),
  /** Has the number in one field shown in full; the audit trail tells of it. */
  reveal: (claimId: string, field: string) =>
    post<Revealed>(`/api/claims/${claimId}/reveal`, { field }),
  withdrawClaim: (claimId: string, reason: string) =>
    post<PresentedClaim>(`/api/claims/${claimId}/withdraw`, { reason }),
  /** `revision` is the one it was read with, 0 for a new one; when it has another by now, nothing changes. */
  saveDraft: (type: CreditorType, body: DraftBody, keepalive: boolean) =>
    request<SavedDraft>(`/api/drafts/${type}`, { method: 'PUT', body, keepalive }),
  revealInDraft: (type: CreditorType, body: NumberShown) =>
    post<{ number: string }>(`/api/drafts/${type}/reveal`, body),
  deleteDraft: (type: CreditorType) => request(`/api/drafts/${type}`, { method: 'DELETE' }),
  attachDocument: (documentId: string, claimId: string) =>
    request(`/api/documents/${documentId}`, { method: 'PATCH', body: { claimId } }),
  /** `from` is the status that the person saw; when it has another by now, nothing changes. */
  setStatus: (
    claimId: string,
    body: { status: ReviewStatus; reviewNote: string; from?: ClaimStatus },
  ) => request<PresentedClaim>(`/api/claims/${claimId}/status`, { method: 'PATCH', body }),
  /** `from` is the assignee that the person saw; when it is in other hands by now, nothing changes. */
  assign: (claimId: string, body: { assigneeId: string | null; from?: string | null }) =>
    request<PresentedClaim>(`/api/claims/${claimId}/assign`, { method: 'PATCH', body }),
  /** `seen` is the status that the person saw of each claim; those that have another by now are left alone. */
  bulkStatus: (body: {
    claimIds: string[];
    status: ReviewStatus;
    reviewNote?: string;
    seen?: Record<string, ClaimStatus>;
  }) => request<BulkResult>('/api/claims/bulk/status', { method: 'PATCH', body }),
  /** `seen` likewise, the assignee of each claim. */
  bulkAssign: (body: {
    claimIds: string[];
    assigneeId: string | null;
    seen?: Record<string, string | null>;
  }) => request<BulkResult>('/api/claims/bulk/assign', { method: 'PATCH', body }),
  changePreferences: (body: PreferencesChange) =>
    request<Preferences>('/api/preferences', { method: 'PATCH', body }),
  retryMail: (id: string) => post<{ id: string }>(`/api/mail/${id}/retry`),
  markMessagesRead: (claimId: string) => post(`/api/claims/${claimId}/messages/mark-read`),
  markNotificationRead: (id: string) =>
    request(`/api/notifications/${id}/read`, { method: 'PATCH' }),
  markAllNotificationsRead: () =>
    request<{ updated: number }>('/api/notifications/mark-all-read', { method: 'PATCH' }),
  changeCase: (body: CaseChange) => request<CaseFacts>('/api/case', { method: 'PATCH', body }),
  changeProfessional: (professionalId: string, body: ProfessionalChange) =>
    request<PresentedUser>(`/api/ip-professionals/${professionalId}`, { method: 'PATCH', body }),
};

/** A changed claim makes lists, the claim itself, its audit trail and the counts stale. */
export function claimChanged(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/claims'] }),
    client.invalidateQueries({ queryKey: ['/api/statistics/dashboard'] }),
    client.invalidateQueries({ queryKey: ['/api/statistics/overview'] }),
  ]);
}

/** A draft that was saved, deleted or filed makes their list stale. */
export const draftsChanged = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['/api/drafts'], exact: true });

/** A message that was sent makes its claim's conversation and audit trail stale. */
export function messageSent(client: QueryClient, claimId: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/claims', claimId, 'messages'] }),
    client.invalidateQueries({ queryKey: ['/api/claims', claimId, 'audit'] }),
  ]);
}

/** A conversation that was read makes the unread counts, and the notification of its messages, stale. */
export function messagesRead(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/messages/unread-counts-bulk'] }),
    client.invalidateQueries({ queryKey: ['/api/statistics/dashboard'] }),
    client.invalidateQueries({ queryKey: ['/api/notifications'] }),
  ]);
}

/** Notifications that were read make their list and count stale. */
export const notificationsRead = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['/api/notifications'] });

/** A changed account makes the lists of professionals stale, and who one is oneself. */
export function teamChanged(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/ip-professionals'] }),
    client.invalidateQueries({ queryKey: ['/api/auth/me'] }),
  ]);
}

/** Whatever was done to one's account makes stale how it is guarded and where one is signed in. */
export function securityChanged(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/auth/security'] }),
    client.invalidateQueries({ queryKey: ['/api/auth/sessions'] }),
  ]);
}
