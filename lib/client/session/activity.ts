import { byItself } from '@/lib/reference/by-itself';

const minute = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let watching = false;
let lastSign = 0;
let lastCall = 0;

/** The header for a call that a page makes without anybody having done anything there for a minute. */
export function activityHeader(now = Date.now()): Record<string, string> {
  if (watching && now - lastSign > minute) return { [byItself]: '1' };
  lastCall = now;
  return {};
}

/**
 * Notices from now on whether somebody is at the page, and has `tell` called where they are and nothing was asked of
 * the server for some minutes, as while a long text is typed. Gives what ends it.
 */
export function watchActivity(tell: () => void) {
  const notice = () => {
    const now = Date.now();
    lastSign = now;
    if (now - lastCall < 4 * minute) return;
    lastCall = now;
    tell();
  };
  watching = true;
  lastSign = Date.now();
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, capture: true });
  return () => {
    watching = false;
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}
