import type { QueryClient } from '@tanstack/react-query';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { queries } from '@/lib/client/queries';
import { removeToken, storeToken } from '@/lib/client/request/token';
import { forgetSelections } from '@/lib/client/selections';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface SignIn {
  token: string;
  user: PresentedUser;
}

/**
 * Keeps a new sign-in and makes its owner the current user. Messages that were not delivered stay for whoever wrote
 * them, after a session that ended, and for nobody else.
 */
export function rememberSignIn(client: QueryClient, { token, user }: SignIn) {
  if (client.getQueryData(queries.me.queryKey)?.id !== user.id) outgoing.forget();
  client.clear();
  client.setQueryData(queries.me.queryKey, user);
  storeToken(token);
}

/** Forgets the sign-in of this browser, and in this tab all that was loaded, selected, or written and not sent. */
export function forgetSignIn(client: QueryClient) {
  removeToken();
  messageDrafts.forget();
  outgoing.forget();
  forgetSelections();
  client.clear();
}
