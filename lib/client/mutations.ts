import type { QueryClient } from '@tanstack/react-query';
import type { PresentedClaim } from '@/lib/claims/present';
import type { ClaimBody } from '@/lib/claims/schema';
import type { ReviewStatus } from '@/lib/claims/status';
import type { PresentedUser } from '@/lib/users/present';
import type { ProfessionalChange, Registration } from '@/lib/users/schema';
import { request } from './request';

interface SignedIn {
  token: string;
  user: PresentedUser;
}

const post = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
  request<T>(path, { method: 'POST', body, ...(headers ? { headers } : {}) });

/** Everything the pages change. */
export const mutations = {
  login: (body: { email: string; password: string }) => post<SignedIn>('/api/auth/login', body),
  register: (body: Registration) => post<SignedIn>('/api/auth/register', body),
  logout: () => post<{ message: string }>('/api/auth/logout'),
  forgotPassword: (body: { email: string }) =>
    post<{ message: string }>('/api/auth/forgot-password', body),
  resetPassword: (body: { token: string; newPassword: string }) =>
    post<{ message: string }>('/api/auth/reset-password', body),
  /** `key` makes a repeated send answer the first claim instead of filing twice. */
  submitClaim: (body: ClaimBody, key: string) =>
    post<PresentedClaim>('/api/claims', body, { 'Idempotency-Key': key }),
  attachDocument: (documentId: string, claimId: string) =>
    request(`/api/documents/${documentId}`, { method: 'PATCH', body: { claimId } }),
  setStatus: (claimId: string, status: ReviewStatus, reviewNote: string) =>
    request<PresentedClaim>(`/api/claims/${claimId}/status`, {
      method: 'PATCH',
      body: { status, reviewNote },
    }),
  assign: (claimId: string, assigneeId: string | null) =>
    request<PresentedClaim>(`/api/claims/${claimId}/assign`, {
      method: 'PATCH',
      body: { assigneeId },
    }),
  markMessagesRead: (claimId: string) => post(`/api/claims/${claimId}/messages/mark-read`),
  markNotificationRead: (id: string) =>
    request(`/api/notifications/${id}/read`, { method: 'PATCH' }),
  markAllNotificationsRead: () =>
    request<{ updated: number }>('/api/notifications/mark-all-read', { method: 'PATCH' }),
  changeProfessional: (professionalId: string, body: ProfessionalChange) =>
    request<PresentedUser>(`/api/ip-professionals/${professionalId}`, { method: 'PATCH', body }),
};

/** A changed claim makes lists, the claim itself, its audit trail and the counts stale. */
export function claimChanged(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['/api/claims'] }),
    client.invalidateQueries({ queryKey: ['/api/statistics/dashboard'] }),
  ]);
}

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
