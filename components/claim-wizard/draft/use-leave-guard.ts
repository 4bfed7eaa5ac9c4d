'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkTarget } from '@/components/claim-wizard/errors/link-target';
import { paths } from '@/lib/client/paths/paths';

interface Options {
  atEntrance: boolean;
  hasWork: () => boolean;
  /** A reload or a close would lose something; by default `hasWork`. */
  mayLose?: () => boolean;
  onLeave: () => void;
}

/** Asks before a person leaves unsaved work by a link, the back button, a reload or a close. */
export function useLeaveGuard({ atEntrance, hasWork, mayLose = hasWork, onLeave }: Options) {
  const router = useRouter();
  const [leaving, setLeaving] = useState<{ to: string | null } | null>(null);
  const [going, setGoing] = useState(false);
  const wasInside = useRef(false);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mayLose()) event.preventDefault();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const to = linkTarget(event);
    if (to === null || !hasWork()) return;
    event.preventDefault();
    event.stopPropagation();
    setLeaving({ to });
  });
  const onEntrance = useEffectEvent(() => {
    // Only 'Back' from inside leads here: this entry exists so that the page can ask.
    if (atEntrance && wasInside.current) {
      if (hasWork()) setLeaving({ to: null });
      else window.history.back();
    }
    wasInside.current = !atEntrance;
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const click = (event: MouseEvent) => onClick(event);
    window.addEventListener('beforeunload', unload);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      document.removeEventListener('click', click, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onEntrance reads it
  useEffect(() => onEntrance(), [atEntrance]);

  return {
    asking: leaving !== null,
    /** The person decided to leave; the next page may take a moment. */
    going,
    stay() {
      if (leaving?.to === null) window.history.pushState(null, '', '?step=1');
      setLeaving(null);
    },
    leave() {
      onLeave();
      setGoing(true);
      if (leaving?.to) router.push(leaving.to);
      else if (canGoBack()) window.history.back();
      else router.replace(paths.home);
    },
  };
}

function canGoBack() {
  const navigation: Navigation | undefined = window.navigation;
  return navigation ? navigation.canGoBack : window.history.length > 2;
}
