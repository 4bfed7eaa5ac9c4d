'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkTarget } from '@/components/claim-wizard/errors/link-target';

/** A page by a link, or an entry of the history. */
type Destination = { link: string } | { entry: string };

/** Asks before a person with unsaved changes leaves by a link, the back button, a reload or a close. */
export function useLeaving(active: boolean) {
  const router = useRouter();
  const [destination, setDestination] = useState<Destination | null>(null);
  const [going, setGoing] = useState(false);
  const decided = useRef(false);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (active && !decided.current) event.preventDefault();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkTarget(event);
    if (link === null || !active || decided.current) return;
    event.preventDefault();
    event.stopPropagation();
    setDestination({ link });
  });
  // Only newer browsers let a page stop the back button inside the portal.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    if (!active || decided.current || event.defaultPrevented) return;
    if (!event.destination.sameDocument) return;
    event.preventDefault();
    setDestination({ entry: event.destination.key });
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const click = (event: MouseEvent) => onClick(event);
    const navigate = (event: NavigateEvent) => onNavigate(event);
    const navigation: Navigation | undefined = window.navigation;
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    navigation?.addEventListener('navigate', navigate);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
      navigation?.removeEventListener('navigate', navigate);
    };
  }, []);

  return {
    asking: destination !== null,
    /** The person decided to leave; the next page may take a moment. */
    going,
    stay: () => setDestination(null),
    leave() {
      if (!destination) return;
      decided.current = true;
      setGoing(true);
      if ('link' in destination) router.push(destination.link);
      else window.navigation.traverseTo(destination.entry);
    },
  };
}
