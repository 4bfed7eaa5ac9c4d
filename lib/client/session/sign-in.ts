import type { QueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/lib/client/account-queries';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { keepOnlyOf } from '@/lib/client/kept/vault';
import { storeToken } from '@/lib/client/request/token';
import { forgetPages } from '@/lib/client/shell/forget-pages';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface SignIn {
  token: string;
  user: PresentedUser;
}

/**
 * Keeps a new sign-in and makes its owner the current user. Messages that were not delivered, and drafts kept on this
 * device, stay for whoever wrote them, after a session that ended, and for nobody else.
 */
export function rememberSignIn(client: QueryClient, { token, user }: SignIn) {
  if (client.getQueryData(accountQueries.me.queryKey)?.id !== user.id) outgoing.forget();
  void keepOnlyOf(user.id);
  void forgetPages();
  client.clear();
  client.setQueryData(accountQueries.me.queryKey, user);
  storeToken(token);
}
