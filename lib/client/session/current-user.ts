'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { logout } from '@/lib/client/mutations/sign-in';
import { queries } from '@/lib/client/queries';
import { isSignedOut } from '@/lib/client/request/request';
import { readToken, removeToken, watchToken } from '@/lib/client/request/token';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { beforeSignOut } from './before-sign-out';
import { forgetSignIn, rememberSignIn } from './sign-in';

/** Whether somebody is signed in here: unknown until the browser was asked, then loading, then known. */
export type CurrentUser =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'failed'; error: Error; retry(): void }
  | { state: 'known'; user: PresentedUser };

/** The token kept here, not yet known to be alive; undefined until the browser was asked. */
export const useToken = () => useSyncExternalStore(watchToken, readToken, () => undefined);

/** The person signed in here. A 401 forgets the sign-in; any other failure does not. */
export function useCurrentUser(): CurrentUser {
  const token = useToken();
  const me = useQuery({ ...queries.me, enabled: Boolean(token) });
  const dead = isSignedOut(me.error);
  useEffect(() => {
    if (dead) removeToken();
  }, [dead]);
  if (token === undefined) return { state: 'loading' };
  if (token === null || dead) return { state: 'anonymous' };
  if (me.data) return { state: 'known', user: me.data };
  if (me.error) return { state: 'failed', error: me.error, retry: () => void me.refetch() };
  return { state: 'loading' };
}

/** Keeps a new sign-in and makes its owner the current user. */
export function useKeepSignIn() {
  const client = useQueryClient();
  return useCallback(
    (signIn: { token: string; user: PresentedUser }) => rememberSignIn(client, signIn),
    [client],
  );
}

/** Signs out: what is being written is saved, the session ends on the server, and the browser forgets it. */
export function useSignOut() {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.allSettled([...beforeSignOut].map((save) => save()));
    await logout().catch(() => undefined);
    forgetSignIn(client);
  }, [client]);
}
