import { type RefObject, useEffect, useEffectEvent } from 'react';
import { revealed } from '@/components/claim-form/field-id';

/** Opens a part of the page when somebody is led to it or to something in it, even if that came before the part was ready. */
export function useRevealed(part: RefObject<HTMLElement | null>, open: () => void) {
  const show = useEffectEvent(open);
  useEffect(() => {
    const element = part.current;
    const opened = () => show();
    if (element?.id && window.location.hash === `#${element.id}`) opened();
    element?.addEventListener(revealed, opened);
    return () => element?.removeEventListener(revealed, opened);
  }, [part]);
}
