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
  /** The request carried a sign-in; decides what shows before the browser was asked. */
  signedIn: boolean;
  signIn: ReactNode;
  /** What a signed-in person sees at `/`. */
  children: ReactNode;
};

/** Shows the sign-in page to anybody who is not signed in, and leads others on, or home at `/`. */
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
    // The next page is shorter than the one with the form, so it starts at its top.
    if (user && cameAnonymous.current) window.scrollTo(0, 0);
    if (!user || atHome) return;
    const { search, hash } = window.location;
    const wanted = destinationOf(user.role, search, hash);
    // A person who was signed in all along is led on once: without cookies, the server would send them back for ever.
    const led = cameAnonymous.current || !ledTo.has(wanted);
    ledTo.add(wanted);
    router.replace(led ? wanted : homeOf(user.role));
    // The frame changes too: professionals' pages have a language of their own.
    if (isProfessional(user.role)) router.refresh();
  }, [user, atHome, router]);

  if (current.state === 'failed') return <Failure digest={undefined} onRetry={current.retry} />;
  if (user && atHome) return children;
  const asking = current.state === 'loading' && (signedIn || hydrated);
  return user || asking ? <PageSpinner /> : signIn;
}
