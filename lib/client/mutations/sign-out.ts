import { post } from '@/lib/client/request/request';

/** Ends the session of a sign-in that this page may know no longer. */
export const logout = (token: string | null) =>
  post<{ message: string }>(
    '/api/auth/logout',
    undefined,
    token ? { Authorization: `Bearer ${token}` } : {},
  );
