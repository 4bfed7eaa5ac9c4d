'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Failure } from '@/components/shell/failure';
import { useHydrated } from '@/components/shell/use-hydrated';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/role';
import { homeOf, paths } from '@/lib/client/paths/paths';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { destinationOf } from './destination';

/** Where this page has led somebody who was signed in all along. */
const ledTo = new Set<string>();

type EntryProps = {
  /** Whether the request carried a sign-in: decides what is drawn before the browser was asked. */
  signedIn: boolean;
  /** The sign-in page. */
  signIn: ReactNode;
  /** What a signed-in person sees at `/`. */
  children: ReactNode;
};

/** The door: the sign-in page for whoever is not signed in; others are led on, or home at `/`. */
export function Entry({ signedIn, signIn, children }: EntryProps) {
  const current = useCurrentUser();
  const hydrated = useHydrated();
  const router = useRouter();
  const atHome = usePathname() === paths.home;
  const user = current.state === 'known' ? current.user : undefined;
  const cameAnonymous = useRef(false);

  useEffect(() => {
    if (current.state === 'anonymous') cameAnonymous.current = true;
  }, [current.state]);

  useEffect(() => {
    // The page that takes the place of the long one with the form is seen from its beginning.
    if (user && cameAnonymous.current) window.scrollTo(0, 0);
    if (!user || atHome) return;
    const { search } = window.location;
    const wanted = destinationOf(user.role, search);
    // Who was signed in all along is led on once: a browser that takes no cookies would be sent back for ever.
    const led = cameAnonymous.current || !ledTo.has(wanted);
    ledTo.add(wanted);
    router.replace(led ? wanted : homeOf(user.role));
    // The frame changes too: their pages have a language of their own.
    if (isProfessional(user.role)) router.refresh();
  }, [user, atHome, router]);

  if (current.state === 'failed') return <Failure digest={undefined} onRetry={current.retry} />;
  if (user && atHome) return children;
  const asking = current.state === 'loading' && (signedIn || hydrated);
  return user || asking ? <PageSpinner /> : signIn;
}
