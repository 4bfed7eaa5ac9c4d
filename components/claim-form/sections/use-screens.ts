'use client';

import { useSearchParams } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sectionDepth } from './section-depth';
import { pushScreen, renameScreen } from './section-entries';
import { useOwnScroll } from './use-own-scroll';

/** On a phone each section of a form is a screen. */
export const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/**
 * Chooses the screen of a form that a telephone shows. All screens lie side by side in a strip, so that keyboard, autofill,
 * search in the page and assistive technology reach every field; whatever they bring into view becomes the shown screen. On
 * wider screens this does nothing.
 */
export function useScreens(strip: RefObject<HTMLDivElement | null>, count: number) {
  const asked = Number(useSearchParams().get('section')) || 1;
  const wanted = Math.min(Math.max(asked, 1), count) - 1;
  const [at, setAt] = useState(wanted);
  const shown = useRef(at);

  /** At once, not at React's next render: a scroll to a field must find it in its final place. */
  const align = useCallback(() => {
    const box = strip.current;
    if (!box) return;
    for (const [index, screen] of [...box.children].entries()) {
      screen.toggleAttribute('data-open', index === shown.current);
    }
    box.scrollTo({ left: shown.current * box.clientWidth, top: 0, behavior: 'instant' });
  }, [strip]);

  const open = useCallback(
    (screen: number) => {
      if (screen === shown.current || !isPhone()) return false;
      shown.current = screen;
      align();
      setAt(screen);
      return true;
    },
    [align],
  );

  const focusHeading = useCallback(() => {
    const heading = strip.current?.children[shown.current]?.querySelector('h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const top = isPhone() ? strip.current : heading?.closest('section');
    top?.scrollIntoView({ block: 'start' });
  }, [strip]);

  /** Something other than the buttons brought the person to a field of this screen. */
  const follow = useCallback(
    (screen: number) => {
      if (open(screen)) renameScreen(screen);
    },
    [open],
  );

  const settle = useSettle();
  useLayoutEffect(() => {
    const box = strip.current;
    const focused = () =>
      settle(() => {
        const screens = [...(box?.children ?? [])];
        const screen = screens.findIndex((each) => each.contains(document.activeElement));
        if (screen >= 0) follow(screen);
      });
    align();
    window.addEventListener('resize', align);
    box?.addEventListener('focusin', focused);
    return () => {
      window.removeEventListener('resize', align);
      box?.removeEventListener('focusin', focused);
    };
  }, [align, follow, settle, strip]);

  useOwnScroll(isPhone);

  // Another page leads to a later section.
  useEffect(() => {
    if (shown.current > 0) focusHeading();
  }, [focusHeading]);

  // The back button, and forward.
  useEffect(() => {
    if (open(wanted)) focusHeading();
  }, [open, wanted, focusHeading]);

  return {
    at,
    follow,
    /** The strip scrolled to a hidden field. */
    scrolled: () =>
      settle(() => {
        const box = strip.current;
        if (!box || !isPhone()) return;
        const screen = Math.round(box.scrollLeft / box.clientWidth);
        if (screen !== shown.current) follow(screen);
        else if (box.scrollLeft !== screen * box.clientWidth || box.scrollTop > 0) align();
      }),
    next() {
      pushScreen(at + 1);
      if (open(at + 1)) focusHeading();
    },
    back() {
      if (sectionDepth() > 0) {
        window.history.back();
        return;
      }
      renameScreen(at - 1);
      if (open(at - 1)) focusHeading();
    },
  };
}

/** Moves something at once, or after a press that has begun: a button that moves between press and release gets no click. */
function useSettle() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click comes right after the release, and before any timer.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = null;
      });
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((move: () => void) => {
    if (pressed.current) waiting.current = move;
    else move();
  }, []);
}
