import type { QueryClient } from '@tanstack/react-query';
import { messageDrafts } from '@/lib/client/conversation/message-drafts';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { logout } from '@/lib/client/mutations/sign-out';
import { forgetPages } from '@/lib/client/offline-pages/forget-pages';
import { leaveSignOut, worksOffline } from '@/lib/client/offline-pages/sign-outs';
import { forgetSelections } from '@/lib/client/on-device/selected-claims';
import { forgetSubmissions } from '@/lib/client/on-device/submission';
import { emptyVault } from '@/lib/client/on-device/vault';
import { isUnanswered } from '@/lib/client/request/request';
import { readToken, removeToken } from '@/lib/client/request/token';

/** When the server learns of a sign-out: later means once there is a network. */
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

/**
 * Removes this browser's token and what it stores on the device, and in this tab everything that was loaded, selected, or
 * written and not sent.
 */
export async function forgetSignIn(client: QueryClient, quiet = false) {
  removeToken({ quiet });
  messageDrafts.forget();
  outgoing.forget();
  forgetSelections();
  forgetSubmissions();
  client.clear();
  await Promise.all([emptyVault(), forgetPages()]);
}

/** Ends the session on the server and forgets it in the browser. Gives whether the server knows. */
export async function signOut(client: QueryClient): Promise<Told> {
  const told = await tellServer(readToken());
  // Without a network and stored pages, this page must not try to open another one.
  const forgotten = forgetSignIn(client, told === 'never');
  // Another page opens now, which would cut the forgetting off.
  if (told !== 'now') await forgotten;
  return told;
}
