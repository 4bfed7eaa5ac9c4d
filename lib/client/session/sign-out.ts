import type { QueryClient } from '@tanstack/react-query';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { forgetSubmissions } from '@/lib/client/kept/submission';
import { emptyVault } from '@/lib/client/kept/vault';
import { logout } from '@/lib/client/mutations/sign-out';
import { isUnanswered } from '@/lib/client/request/request';
import { readToken, removeToken } from '@/lib/client/request/token';
import { forgetSelections } from '@/lib/client/selections';
import { forgetPages } from '@/lib/client/shell/forget-pages';
import { leaveSignOut, worksOffline } from '@/lib/client/shell/sign-outs';

/**
 * Whether the server knows of a sign-out: it does, it is told once there is a network, or nobody can tell it.
 */
export type Told = 'now' | 'later' | 'never';

async function tellServer(token: string | null): Promise<Told> {
  try {
    await logout(token);
  } catch (error) {
    if (!isUnanswered(error)) return 'now';
    if (token) await leaveSignOut(token);
    return worksOffline() ? 'later' : 'never';
  }
  return 'now';
}

/** Forgets the sign-in of this browser with what it keeps on the device, and in this tab all that was loaded, selected, or written and not sent. */
export async function forgetSignIn(client: QueryClient, quiet = false) {
  removeToken({ quiet });
  messageDrafts.forget();
  outgoing.forget();
  forgetSelections();
  forgetSubmissions();
  client.clear();
  await Promise.all([emptyVault(), forgetPages()]);
}

/** Signs out: the session ends on the server, and the browser forgets it. */
export async function signOut(client: QueryClient): Promise<Told> {
  const told = await tellServer(readToken());
  // Where no other page can be had, this one is not to look for one.
  const forgotten = forgetSignIn(client, told === 'never');
  // Another page is opened then, which would cut it off.
  if (told !== 'now') await forgotten;
  return told;
}
