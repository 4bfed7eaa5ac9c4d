import type { QueryClient } from '@tanstack/react-query';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { forgetPages } from '@/lib/client/offline-pages/forget-pages';
import { keepOnlyOf } from '@/lib/client/on-device/vault';
import { accountQueries } from '@/lib/client/queries/account';
import { storeToken } from '@/lib/client/request/token';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface SignIn {
  token: string;
  user: PresentedUser;
}

/**
 * Stores a new session and makes its owner the current user. Unsent messages and drafts on this device stay only for the person
 * who wrote them.
 */
export function rememberSignIn(client: QueryClient, { token, user }: SignIn) {
  if (client.getQueryData(accountQueries.me.queryKey)?.id !== user.id) outgoing.forget();
  void keepOnlyOf(user.id);
  void forgetPages();
  client.clear();
  client.setQueryData(accountQueries.me.queryKey, user);
  storeToken(token);
}
