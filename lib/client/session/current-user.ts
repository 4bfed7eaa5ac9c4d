'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetPages } from '@/lib/client/offline-pages/forget-pages';
import { accountQueries } from '@/lib/client/queries/account';
import { isSignedOut } from '@/lib/client/request/request';
import { hasEnded, readToken, removeToken, watchToken } from '@/lib/client/request/token';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { rememberSignIn } from './sign-in';

/** Loading until the browser and then the server were asked. */
export type CurrentUser =
  | { state: 'loading' }
  | { state: 'anonymous' /** Ended without a sign-out here. */; ended: boolean }
  | { state: 'failed'; error: Error; retry(): void }
  | { state: 'known'; user: PresentedUser };

/** The token stored here, which may have expired; undefined until the browser was asked. */
export const useToken = () => useSyncExternalStore(watchToken, readToken, () => undefined);

/** Gives the person signed in here. A 401 removes the token; no other failure does. */
export function useCurrentUser(): CurrentUser {
  const token = useToken();
  const me = useQuery({ ...accountQueries.me, enabled: Boolean(token) });
  const dead = isSignedOut(me.error);
  useEffect(() => {
    if (!dead) return;
    removeToken({ dead });
    void forgetPages();
  }, [dead]);
  // Until the browser was asked, the person for whom the server drew the page counts.
  if (token === undefined)
    return me.data ? { state: 'known', user: me.data } : { state: 'loading' };
  if (token === null || dead) return { state: 'anonymous', ended: dead || hasEnded() };
  if (me.data) return { state: 'known', user: me.data };
  if (me.error) return { state: 'failed', error: me.error, retry: () => void me.refetch() };
  return { state: 'loading' };
}

/** Gives the function that stores a new session and makes its owner the current user. */
export function useKeepSignIn() {
  const client = useQueryClient();
  return useCallback(
    (signIn: { token: string; user: PresentedUser }) => rememberSignIn(client, signIn),
    [client],
  );
}
