import { post } from '@/lib/client/request/request';

/** Ends the session of this token, which the page may have forgotten already. */
export const logout = (token: string | null) =>
  post<{ message: string }>(
    '/api/auth/logout',
    undefined,
    token ? { Authorization: `Bearer ${token}` } : {},
  );
