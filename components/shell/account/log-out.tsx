'use client';

import { useSyncExternalStore } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAhead, useTouched } from '@/components/ui/loading/use-ahead';
import type { PresentedUser } from '@/lib/identity/accounts/present';

const LoggingOut = onDemand(async () => (await import('./logging-out')).LoggingOut, {
  close: ({ onStay }) => onStay(),
});
const parts = [LoggingOut];

/** `left`: logged out here, but no other page can load. */
type Going = 'no' | 'yes' | 'left';

let going: Going = 'no';
const listeners = new Set<() => void>();

function become(next: Going) {
  going = next;
  for (const listener of listeners) listener();
}

/** Logs out the person who is signed in; does nothing while it already runs. */
export const logOut = () => going === 'no' && become('yes');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far {@link logOut} is on this page. */
export const useGoing = () =>
  useSyncExternalStore(
    subscribe,
    () => going,
    () => 'no' as const,
  );

const ends = { onStay: () => become('no'), onLeft: () => become('left') };

/** Put it once into a page: it does what {@link logOut} asks. Its code loads with the first touch, in case the network goes. */
export function LogOutPlace({ user }: { user: PresentedUser }) {
  useAhead(parts, useTouched());
  return useGoing() === 'no' ? null : <LoggingOut user={user} {...ends} />;
}
